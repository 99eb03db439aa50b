import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mixed, object, ref, type ValidationError } from 'yup';
import projects from '../../../../resources/projects/projects';
import { rules } from '../../../../resources/projects/form';
import type { Project } from '../../../../resources/projects/project';

const [regions] = rules;
/** The problem of the regions of a project; undefined for none. */
const problemOf = async (typed: object, record: object | null = null) => {
  try {
    await regions({ object, mixed, ref } as never, record as Project | null).validate(typed, { abortEarly: false });
    return undefined;
  } catch (error) {
    const [{ path, message }] = (error as ValidationError).inner as [ValidationError];
    return [path, message];
  }
};
const missing = (office: string) => ['region', `Please select at least 1 region under ${office} sales office`];

describe('the regions of a project', () => {
  it.each<[string, object, object | null, unknown]>([
    ['each of two offices has a region', { salesOffices: ['HK', 'SG'], region: ['CN', 'MY'] }, null, undefined],
    ['an office of two has no region', { salesOffices: ['HK', 'SG'], region: ['CN'] }, null, missing('Singapore')],
    ['two offices have no region', { salesOffices: ['HK', 'SG'], region: [] }, null, missing('Hong Kong')],
    ['the one office has no region, which its field reports', { salesOffices: ['HK'], region: [] }, null, undefined],
    ['the stored office has no region', { region: ['MY'] }, { salesOffice: 'HK' }, missing('Hong Kong')],
    ['the stored office has a region', { region: ['MY'] }, { salesOffice: 'SG' }, undefined],
    ['another office than the stored one was chosen', { salesOffice: 'SG', region: ['MY'] }, { salesOffice: 'HK' }, undefined],
    ['the chosen office has no region', { salesOffice: 'SG', region: ['HK'] }, { salesOffice: 'HK' }, missing('Singapore')],
  ])('are checked when %s (PRJ-033, PRJ-034, PRJ-101)', async (_, typed, record, problem) => {
    const found = await problemOf(typed, record);
    expect(found && [found[0], found[1]!.split('\n')[0]]).toEqual(problem);
  });
  it('of two offices without any region are reported in two lines (PRJ-033, PRJ-034)', async () => {
    const [, text] = (await problemOf({ salesOffices: ['HK', 'SG'], region: [] }))!;
    expect(text!.split('\n')).toEqual([missing('Hong Kong')[1], missing('Singapore')[1]]);
  });
});

describe('values of a project that declarations make', () => {
  const { form, createForm, extensions } = projects as unknown as {
    form: { overrides: { productType: { sets: (type: unknown) => object } } };
    createForm: { overrides: object };
    extensions: {
      generators: { nextQuarter: () => string };
      conditions: { levelOne: (record: unknown, viewer: { level: number }) => boolean };
    };
  };
  it.each([
    ['EFPDL', { investmentInitAmounts: 10_000 }],
    ['LAD', { investmentInitAmounts: 20_000 }],
    ['OTHER', {}],
    ['', {}],
    [null, {}],
  ])('the project type %j sets %j (PRJ-049, PRJ-050)', (type, set) => {
    expect(form.overrides.productType.sets(type)).toEqual(set);
  });
  it('the project type of a new project sets no amounts', () => expect(createForm.overrides).not.toHaveProperty('productType'));
  it('the default start is the next quarter of an hour in Hong Kong (PRJ-055)', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T15:46:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(extensions.generators.nextQuarter()).toBe('2026-11-23 00:00');
  });
  it.each([
    [1, true],
    [2, false],
    [3, false],
  ])('a user of level %i moves a project to another office: %s', (level, mayMove) => {
    expect(extensions.conditions.levelOne({}, { level })).toBe(mayMove);
  });
});
