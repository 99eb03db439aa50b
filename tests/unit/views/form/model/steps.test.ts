import { describe, expect, it } from 'vitest';
import { text } from '../../../../../src/fields';
import { stepsOf } from '../../../../../src/views/form/model/steps';
import { formOf } from './formOf';

const fields = { a: text('A'), b: text('B'), c: text('C') };
const sections = [[['a']], [['b'], ['c']], [['a', 'c']]].map((of) => of.map((names) => ({ fields: names })));
const createSteps = () =>
  stepsOf(formOf(fields, { sections: undefined, steps: sections.map((of, i) => ({ title: `Step ${i}`, sections: of })) }));

describe('the steps of a form', () => {
  it('are typed into by field, the first that asks for it', () => {
    const steps = createSteps();
    expect(steps.all.map(({ title }) => title)).toEqual(['Step 0', 'Step 1', 'Step 2']);
    expect(['a', 'b', 'c', 'd'].map(steps.stepOf)).toEqual([0, 1, 1, -1]);
    expect(steps.namesOf(1)).toEqual(['b', 'c']);
    expect([0, 1, 2].map(steps.namesBefore)).toEqual([[], ['a'], ['a', 'b', 'c']]);
  });
  it.each([
    [null, 0],
    ['1', 0],
    ['2', 1],
    ['2.9', 1],
    ['3', 2],
    ['4', 2],
    ['0', 0],
    ['-1', 0],
    ['x', 0],
    ['', 0],
    ['1e9', 2],
  ])('the address %j asks for step %i', (parameter, step) => expect(createSteps().askedStep(parameter)).toBe(step));
  it('of a form without steps are one', () => {
    const whole = stepsOf(formOf(fields));
    expect(whole.all).toMatchObject([{ title: '', sections: [{ fields: ['a', 'b', 'c'] }] }]);
    expect([whole.namesOf(0), whole.askedStep('2'), whole.stepOf('c')]).toEqual([['a', 'b', 'c'], 0, 0]);
  });
});
