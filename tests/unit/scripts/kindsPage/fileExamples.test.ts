import { expect, it } from 'vitest';
import { readFileExamples } from '../../../../scripts/kindsPage/fileExamples';
import { fieldsAsYaml } from '../../../../scripts/kindsPage/yaml';
import { readBuiltInKinds } from '../../../../src/app/entities/readKinds';
import * as builders from '../../../../src/fields/kinds';

const { shapes } = await readBuiltInKinds();
const read = (...examples: string[]) => readFileExamples(examples, builders, shapes);

it('an example in TypeScript becomes a field of a file, called by its name or by its label', () => {
  expect(read("text('Tel Number', { maxLength: 20 })", "tel: text('Tel Number')")).toEqual({
    fields: { telNumber: { kind: 'text', label: 'Tel Number', maxLength: 20 }, tel: { kind: 'text', label: 'Tel Number' } },
    leftOut: [],
  });
});
it('an option with a function is left out of the YAML example and named', () => {
  expect(read("choice('Status', { labels: { A: 'a' }, offered: () => true, visibleWhen: () => true })")).toEqual({
    fields: { status: { kind: 'choice', label: 'Status', labels: { A: 'a' } } },
    leftOut: ['offered', 'visibleWhen'],
  });
});
it('an example whose required option is a function, or whose kind files do not have, has no YAML', () => {
  expect(read("derived('Name', { lines: () => ['x'] })", "panel('Documents', () => import('./x'))").fields).toEqual({});
  const { text: _text, ...others } = shapes;
  expect(readFileExamples(["text('Name')"], builders, others)).toEqual({ fields: {}, leftOut: [] });
});
it('the YAML of a field that wraps another has the options of the inner field there alone', () => {
  expect(read("localized(text('City', { required: true }), { requiredIn: ['EN'] })").fields).toEqual({
    city: { kind: 'localized', of: { kind: 'text', label: 'City', required: true }, requiredIn: ['EN'] },
  });
});
it('two examples with the same name are refused', () => {
  expect(() => read("text('City')", "city: text('Town')")).toThrow("Two examples are called 'city'");
});

it('a field of an example is one line of YAML, or a line for each option when it is long, and quotes what YAML 1.1 reads as true', () => {
  const chips = { A: { tone: 'green', mark: 'dot' }, '*': { tone: 'neutral', mark: 'ring' } };
  const labels = { A: 'Something long', B: 'Something longer' };
  expect(
    fieldsAsYaml({
      open: { kind: 'toggle', label: 'Open', on: 'Yes', off: "It's closed" },
      type: { kind: 'choice', label: 'Type', labels, chips },
    }),
  ).toBe(`fields:
  open: { kind: toggle, label: Open, 'on': 'Yes', 'off': It's closed }
  type:
    kind: choice
    label: Type
    labels: { A: Something long, B: Something longer }
    chips: { A: { tone: green, mark: dot }, '*': { tone: neutral, mark: ring } }`);
});
