/** The check of declarations never throws, whatever it is given. */
import { describe, expect, it } from 'vitest';
import { registry } from '../../resources';
import { createRandom } from '../../fixtures/seed/random';
import { declarationProblems, checkContextOf } from '../../src/app/checkDeclarations';
import { sampleSize, seed } from '../sampling';

const around = await checkContextOf(registry);
const hotlines = async () => (await around.resources.hotlines!.load()).default as unknown as Record<string, object>;
const problemsOf = async (change: object) => declarationProblems('hotlines', { ...(await hotlines()), ...change }, around);

describe('a malformed shape', () => {
  it.each<[string, object, string]>([
    ['a list that is a number', { list: 5 }, "hotlines.list: R022 'list' is not a map. Write a map."],
    ['an empty list', { list: {} }, "hotlines.list.columns: R037 'columns' is missing. Write a list."],
    ['columns that are a text', { list: { columns: 'x' } }, "hotlines.list.columns: R022 'columns' is not a list. Write a list."],
    ['sections that are a number', { form: { sections: 5 } }, "hotlines.form.sections: R022 'sections' is not a list. Write a list."],
    ['fields that are nothing', { fields: null }, "hotlines.fields: R022 'fields' is not a map. Write a map."],
    ['a field that is nothing', { fields: { a: null } }, "hotlines.fields.a: R022 'a' is not a field. Write a field."],
    [
      'an action that is nothing',
      { list: { columns: [], rowActions: [null] } },
      'hotlines.list.rowActions[0]: R022 this is not a map. Write a map.',
    ],
    ['a sort that is a number', { list: { columns: [], sorts: [5] } }, 'hotlines.list.sorts[0]: R022 this is not a text. Write a text.'],
    ['an empty card', { list: { columns: [], card: {} } }, "hotlines.list.card.heading: R037 'heading' is missing. Write a list."],
    ['an empty step', { form: { steps: [{}] } }, "hotlines.form.steps[0].sections: R037 'sections' is missing. Write a list."],
    [
      'an empty condition of what is edited',
      { form: { editable: [{}] } },
      "hotlines.form.editable[0].names: R037 'names' is missing. Write a list.",
    ],
    ['an empty record head', { form: { head: {} } }, "hotlines.form.head.facts: R037 'facts' is missing. Write a list."],
    [
      'alternatives that are a number',
      { form: { reviewWhen: { any: 5 } } },
      "hotlines.form.reviewWhen.any: R022 'any' is not a list. Write a list.",
    ],
    ['calls that are nothing', { calls: null }, "hotlines.calls: R022 'calls' is not a map. Write a map."],
    ['a title that is a number', { recordTitle: 5 }, "hotlines.recordTitle: R022 'recordTitle' is not a text. Write a text."],
    [
      'an action of no type',
      { list: { columns: [], rowActions: [{ type: 'x' }] } },
      "hotlines.list.rowActions[0].type: R022 'type' is not one of 'edit', 'clone', 'menu', 'dialog', 'confirm'. Write one of 'edit', 'clone', 'menu', 'dialog', 'confirm'.",
    ],
  ])('is told and nothing throws: %s', async (_, change, line) => {
    expect(await problemsOf(change)).toContain(line);
  });
  it.each([null, 5, 'x', [], true, undefined, () => ({})])('a declaration that is %s', async (declared) => {
    expect((await declarationProblems('hotlines', declared, around))[0]).toMatch(/^hotlines(\.\w+)?: R022 /);
  });
  it('a wrong entry of a list leaves the places of the others true', async () => {
    expect(await problemsOf({ list: { columns: ['phoneNumber', 5, 'nme'] } })).toEqual(
      expect.arrayContaining([
        'hotlines.list.columns[1]: R022 this is not a text. Write a text.',
        expect.stringMatching(/^hotlines\.list\.columns\[2\]: R001 'nme' is not a declared field\./),
      ]),
    );
  });
  it('a map that holds itself', async () => {
    const when: Record<string, unknown> = {};
    when.not = when;
    expect((await problemsOf({ form: { sections: [], reviewWhen: when } })).some((line) => line.includes(' R022 '))).toBe(true);
  });
});

const { chance, pick, integer } = createRandom(seed);
const strange = [
  5,
  -1,
  NaN,
  'x',
  '',
  '{x}',
  '{',
  null,
  true,
  [],
  [null],
  [[]],
  {},
  { not: {} },
  { any: [null] },
  { kind: 'text' },
  () => null,
];
const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A copy with one value changed somewhere. */
const mutated = (value: unknown): unknown => {
  if (chance(0.15)) return pick(strange);
  if (Array.isArray(value) && value.length > 0) {
    const at = integer(0, value.length - 1);
    if (chance(0.1)) return [...(value as unknown[]), value[at]];
    return value.map((each: unknown, i) => (i === at ? mutated(each) : each));
  }
  if (!isMap(value) || Object.keys(value).length === 0) return pick(strange);
  const key = pick(Object.keys(value));
  const { [key]: held, ...others } = value;
  if (chance(0.1)) return others;
  if (chance(0.1)) return { ...others, [`${key}x`]: held };
  return { ...value, [key]: mutated(held) };
};

const count = sampleSize(1_000, 5_000);
it(`declarationProblems survives ${count} random changes of declarations, and each problem has a code, a location and a hint`, async () => {
  const declared = await Promise.all(
    Object.entries(around.resources).map(async ([name, { load }]) => [name, (await load()).default] as const),
  );
  let told = 0;
  for (let i = 0; i < count; i += 1) {
    const [name, declaration] = declared[i % declared.length]!;
    const problems = await declarationProblems(name, mutated(declaration), around);
    for (const problem of problems) expect(problem, `seed ${seed}, change ${i}`).toMatch(/^\w+(\.[^:]*|\[\d+\])*: R\d{3} .+\. .+/);
    told += Math.min(1, problems.length);
  }
  // some changes leave a declaration valid, such as another label
  expect(told).toBeGreaterThan(0.7 * count);
});
