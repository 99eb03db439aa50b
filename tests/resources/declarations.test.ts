import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '../../resources';
import hotlineDeclaration from '../../resources/hotlines/hotlines';
import { isAllowed } from '../../authProvider/permissions';
import { people } from '../../fixtures/auth/people';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { loadCodecs } from '../../src/fields/codecs/codecs';
import { normalise } from '../../src/schema/normalise';
import { entriesOf } from '../../src/schema/registry';
import { formModel } from '../../src/views/form/model/formModel';

const { resources } = registry;
const hotlines = normalise(hotlineDeclaration, registry, builtInKinds);
await loadCodecs(Object.values(hotlines.fields));

const viewer = { id: 'ann', level: 1, codes: [], claims: {} };

describe('hotlines as declared', () => {
  const validate = async (change: object) => {
    const typed = { countryId: 1, phoneNumber: '+852 1234', displayOrder: '5', post: false, ...change };
    const problems = await formModel(hotlines.form!, null, viewer).problems(typed);
    return Object.values(problems).map(({ message }) => message);
  };
  it.each([
    ['HOT-020 no country', { countryId: '' }, 'Country cannot be empty'],
    ['HOT-020 no number', { phoneNumber: '' }, 'Tel Number cannot be empty'],
    ['HOT-020 HOT-017 blanks for a number', { phoneNumber: '   ' }, 'Tel Number cannot be empty'],
    ['HOT-020 no order', { displayOrder: '' }, 'Order cannot be empty'],
    ['HOT-020 no post', { post: null }, 'Post cannot be empty'],
    ['HOT-016 letters', { phoneNumber: 'call us' }, 'Please enter the correct format'],
    ['HOT-016 a hyphen', { phoneNumber: '5550-1234' }, 'Please enter the correct format'],
    ['HOT-016 a plus in the middle', { phoneNumber: '55+50' }, 'Please enter the correct format'],
    ['HOT-017 a plus alone', { phoneNumber: '+ ' }, 'Please enter the correct format'],
    ['HOT-015 SHR-014 21 characters', { phoneNumber: '1'.repeat(21) }, 'Tel Number must be at most 20 characters'],
    ['HOT-018 zero', { displayOrder: '0' }, 'Order must be integer'],
    ['HOT-018 a fraction', { displayOrder: '.5' }, 'Order must be integer'],
    ['HOT-018 a negative', { displayOrder: '-1' }, 'Order must be integer'],
    ['HOT-018 letters', { displayOrder: 'ab' }, 'Order must be integer'],
    ['HOT-019 three characters', { displayOrder: '100' }, 'Order must be at most 2 characters'],
  ])('%s: "%o" says %s', async (_, change, text) => {
    expect(await validate(change)).toEqual([text]);
  });
  it.each(['+852 5550 1140', '00886 2 5550', '12345', '1 800 555 0199', '1'.repeat(20)])(
    'HOT-016 HOT-017 accepts %s',
    async (phoneNumber) => {
      expect(await validate({ phoneNumber })).toEqual([]);
    },
  );
  it.each(['1', '9', '99'])('HOT-018 HOT-019 accepts the order %s', async (displayOrder) => {
    expect(await validate({ displayOrder })).toEqual([]);
  });
  it('HOT-027 starts with post off', () => {
    expect(hotlines.form!.initialValues()).toEqual({ post: false });
  });
  it('is one entry and one declaration under 60 lines together', () => {
    const count = (path: string, from: RegExp, to: RegExp) => {
      const lines = readFileSync(new URL(`../../resources/${path}`, import.meta.url), 'utf8').split('\n');
      const start = lines.findIndex((line) => from.test(line));
      return lines.slice(start).findIndex((line, i) => i > 0 && to.test(line)) + 1;
    };
    expect(count('index.ts', /^ {2}hotlines: /, /^ {2}\},/) + count('hotlines/hotlines.ts', /^export default/, /^\}\);/)).toBeLessThan(60);
  });
});

describe('the permission matrix: every action of the specified entities x person', () => {
  const expected: Record<string, string[]> = {
    'clients create': ['superadmin', 'csteam.hk', 'sales.sg'],
    'clients write': ['superadmin', 'csteam.hk', 'sales.sg'],
    'partners write': ['superadmin', 'csteam.hk', 'sales.sg'],
    'adminUsers create': ['superadmin'],
    'adminUsers save': ['superadmin'],
    'adminUsers act': ['superadmin', 'csteam.hk'],
    'popups save': ['superadmin', 'csteam.hk'],
    'hotlines create': ['superadmin', 'csteam.hk'],
    'hotlines save': ['superadmin', 'csteam.hk'],
    'hotlines delete': ['superadmin', 'csteam.hk'],
    'offices create': ['superadmin', 'csteam.hk'],
    'offices save': ['superadmin', 'csteam.hk'],
    'offices delete': ['superadmin', 'csteam.hk'],
    'genericContents create': ['superadmin', 'csteam.hk'],
    'genericContents save': ['superadmin', 'csteam.hk'],
    'genericContents delete': ['superadmin', 'csteam.hk'],
    'projects create': ['superadmin', 'csteam.hk'],
    'projects save': ['superadmin', 'csteam.hk'],
    'projects delete': ['superadmin', 'csteam.hk'],
    'projects clone': ['superadmin', 'csteam.hk'],
    'notifications create': ['superadmin'],
    'notifications write': ['superadmin', 'csteam.hk'],
    'notifications clone': ['superadmin', 'csteam.hk'],
  };
  it.each(Object.entries(expected))('PLT-004 %s: %j', (name, usernames) => {
    const [resource, action] = name.split(' ') as [string, string];
    const rule = resources[resource]!.access![action]!;
    const allowed = people
      .filter((person) => isAllowed({ permissions: person.permissionCodes, userLevel: person.userLevel }, rule))
      .map(({ username }) => username);
    expect(allowed).toEqual(usernames);
  });
  it.each([...new Set(Object.keys(expected).map((name) => name.split(' ')[0]!))])('misses no action of %s', (resource) => {
    const actions = Object.keys(resources[resource]!.access!).map((action) => `${resource} ${action}`);
    expect(actions.toSorted()).toEqual(
      Object.keys(expected)
        .filter((name) => name.startsWith(`${resource} `))
        .toSorted(),
    );
  });
});

describe('functions in declarations', () => {
  /** What arrives when it is drawn, and what is registered by name. */
  const named = ['component', 'dialog', 'details', 'aside', 'bulkActions', 'review', 'createdDialog', 'reader', 'extensions', 'kinds'];
  const functionsIn = (value: unknown, path: string): string[] => {
    if (typeof value === 'function') return [path];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, each]) => (named.includes(key) ? [] : functionsIn(each, `${path}.${key}`)));
  };
  it('declarations hold no function but those of this list', async () => {
    const found = await Promise.all(
      Object.entries(entriesOf(registry)).map(async ([name, { load }]) => functionsIn((await load()).default, name)),
    );
    expect(found.flat().toSorted()).toEqual(
      [
        // a level brings regions, and an office brings its own: both wait for lookups
        'adminUsers.fields.userLevel.offered',
        'adminUsers.fields.userLevel.sets',
        'adminUsers.fields.salesOffices.sets',
        // codes that the person who looks may give
        'adminUsers.fields.permissions.offered',
        // a start that has passed is rounded up to a quarter that is still to come
        'projects.fields.isPost.sets',
        // an amount for some types, and nothing for others
        'projects.form.overrides.productType.sets',
        // regions of each office
        'projects.form.rules.0',
        'projects.createForm.rules.0',
        // compares with the time that it is
        'projects.form.saveHint',
        'projects.createForm.saveHint',
        // regions of several offices wait for a lookup
        'notifications.fields.type.sets',
        'notifications.fields.salesOffices.sets',
        // what was read of a file
        'notifications.fields.csvFile.sets',
        // none of two buttons leaves none
        'notifications.fields.button1Type.sets',
        // compares with the time that it is
        'notifications.list.rowActions.1.effect',
        // regions of each office, and the columns of a file
        'notifications.form.rules.0',
        'notifications.createForm.rules.0',
        // members that follow from others
        'notifications.form.transform',
        'notifications.createForm.transform',
        'notifications.createForm.copyValues',
        // what is about the original alone
        'projects.form.copyValues',
      ].toSorted(),
    );
  });
});
