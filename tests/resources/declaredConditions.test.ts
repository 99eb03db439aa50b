/** Conditions and limits of declarations that hang on a single value: who is asked, what is kept, and which hint is shown. */
import { describe, expect, it } from 'vitest';
import { registry } from '../../resources';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { loadCodecs } from '../../src/fields/codecs/codecs';
import { entitiesOf } from '../../src/schema/registry';
import { holds, type Condition } from '../../src/schema/values/condition';
import { valueAt, type Values } from '../../src/schema/values/path';
import { formModel } from '../../src/views/form/model/formModel';

const entities = entitiesOf(registry, builtInKinds);
const declarationOf = async (name: string) => {
  const declaration = (await entities[name]!.load!()).default;
  await loadCodecs(Object.values(declaration.fields));
  return declaration;
};
const holdsOf = (condition: Condition, record: Values) => holds(condition, (name) => valueAt(record, name));

describe('a notification by its status', async () => {
  const { fields, form, createForm, list } = await declarationOf('notifications');
  const statuses = ['PENDING', 'PUSHING', 'DELIVERED', 'FAILED', 'REVOKED_PENDING', 'REVOKED_DELIVERED'];
  it.each([
    ...[undefined, null, 'PENDING'].map((status) => [status, false] as const),
    ...['PUSHING', 'DELIVERED', 'FAILED'].map((status) => [status, true] as const),
  ])('the client list of a notification with the status %s is protected: %s (NTF-097)', (status, isProtected) => {
    const { protected: protection } = fields.csvFile as unknown as { protected: { when: Condition } };
    expect(holdsOf(protection.when, { status })).toBe(isProtected);
  });
  it.each(statuses)('a save of a notification that is %s is reviewed', (status) => {
    expect(form!.isReviewed({ status })).toBe(true);
    expect(createForm!.isReviewed({ status })).toBe(true);
  });
  it.each(statuses)('the list reads a notification again after its delivery while it is waiting: %s', (status) => {
    expect(holdsOf(list!.due!.when as Condition, { status })).toBe(status === 'PENDING' || status === 'PUSHING');
  });
  it.each(statuses)('the form of a notification that is %s says what can be changed (NTF-093)', (status) => {
    expect(form!.hint({ status })).toMatch(status === 'PENDING' ? /^Type, sales office and delivery cannot be changed$/ : /^It was sent:/);
  });
});

describe.each(['clients', 'partners'])('the hint of an account among %s', async (name) => {
  const { form } = await declarationOf(name);
  it.each([
    [true, /^This is a dummy account:/],
    [false, /All other values come from the customer system\.$/],
    [null, /All other values come from the customer system\.$/],
  ])('a dummy account says so, and another one does not: %s', (isDummyUser, text) => expect(form!.hint({ isDummyUser })).toMatch(text));
});

describe('an admin user', async () => {
  const { form, createForm } = await declarationOf('adminUsers');
  it.each([
    [[], true],
    [null, true],
    [['REPORT_READ'], false],
  ])('a save with the permissions %j asks first: %s (SHR-073)', (permissions, isAsked) => {
    expect([form!.isReviewed({ permissions }), createForm!.isReviewed({ permissions })]).toEqual([isAsked, isAsked]);
  });
});

describe('the timeframe of a project', async () => {
  const { form, createForm } = await declarationOf('projects');
  const viewer = { id: 'ann', level: 1, codes: [], claims: {} };
  const wrong = 'Please enter the correct format';
  it.each([
    ['2300-12-31 00:00', undefined],
    ['2301-01-01 00:00', wrong],
  ])('the day of %s is the last that can be entered, or later: %s (PRJ-056)', async (moment, problem) => {
    for (const each of [form!, createForm!]) {
      const model = formModel(each, null, viewer);
      const problems = await model.problems({ ...model.initial, isPost: true, startDate: moment, endDate: moment });
      expect([problems.startDate?.message, problems.endDate?.message]).toEqual([problem, problem]);
    }
  });
});
