/** What the forms of entities say, ask for and send: the model of each over records, without a screen. */
import { describe, expect, it } from 'vitest';
import { registry } from '../../resources';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { loadCodecs } from '../../src/fields/codecs/codecs';
import { nested, type Values } from '../../src/schema/values/path';
import { entitiesOf } from '../../src/schema/registry';
import { formModel } from '../../src/views/form/model/formModel';
import { saveOf } from '../../src/views/form/model/saveOf';

const entities = entitiesOf(registry, builtInKinds);
const viewer = { id: 'ann', level: 1, codes: [], claims: {} };
const declarationOf = async (name: string) => {
  const declaration = (await entities[name]!.load!()).default;
  await loadCodecs(Object.values(declaration.fields));
  return declaration;
};

describe('a dummy account', async () => {
  const { createForm } = await declarationOf('clients');
  const right = {
    ...{ userType: 'B', username: 'good.name1', pwd: 'Passw0rd!', lastName: 'Example', dob: '1990/05/06' },
    ...{ salesOffice: 'HK', region: 'CN', representative: 'Grace Tan' },
  };
  const outcome = async (changes: Values) => {
    const result = await saveOf(formModel(createForm!, null, viewer), { ...right, ...changes });
    return 'problems' in result
      ? Object.fromEntries(Object.entries(result.problems).map(([path, { message }]) => [path, message]))
      : result.save.body;
  };
  it('DUM-027 is sent as it was typed, and what was left empty as null', async () => {
    expect(await outcome({})).toEqual({ ...right, userTypeRemark: null, firstName: null, middleName: null, email: null });
  });
  it.each([
    ['username', 'seven77', 'User Name must be 8-15 chars'],
    ['username', 'x'.repeat(16), 'User Name must be 8-15 chars'],
    ['pwd', 'short1A', 'Password length must be 8-20 and contain uppercase, lowercase, numeric and special characters'],
    ['pwd', 'Abcdefg1!漢', 'Password can not contain Chinese'],
    ['email', 'a@b', 'Please enter the correct format'],
    ['email', `${'a'.repeat(45)}@b.com`, 'Email must be at most 50 characters'],
    ['dob', '1990/02/30', 'Please enter the correct format'],
    ['dob', '1990/2', 'Please enter the correct format'],
    ['dob', '2090/01/01', 'Please enter the correct format'],
    ['dob', '1889/12/31', 'Please enter the correct format'],
    ['userTypeRemark', 'r'.repeat(101), 'Remarks must be at most 100 characters'],
    ['lastName', 'n'.repeat(51), 'Last Name must be at most 50 characters'],
    ['firstName', '名'.repeat(51), 'First Name must be at most 50 characters'],
    ['middleName', 'n'.repeat(51), 'Middle Name must be at most 50 characters'],
    ['representative', 'n'.repeat(51), 'Sales representative name must be at most 50 characters'],
  ])('DUM-007 DUM-011 DUM-012 DUM-014 DUM-018 DUM-019 DUM-020 %s %j', async (path, value, text) => {
    expect(await outcome({ [path]: value })).toEqual({ [path]: text });
  });
});

describe('a stored notification', async () => {
  const { form } = await declarationOf('notifications');
  const always = ['important', 'titles', 'summary', 'contents', 'images', 'button1Type'];
  const list = ['button2Type', 'csvFile'];
  it.each<[string, string, readonly string[]]>([
    ['PENDING', 'SYSTEM', [...always, 'category', 'imageIsSame4All', 'regions']],
    ['PENDING', 'CORPORATE', [...always, ...list, 'category', 'imageIsSame4All', 'csvType']],
    ['DELIVERED', 'SYSTEM', [...always, 'category']],
    ['DELIVERED', 'CORPORATE', [...always, ...list, 'category']],
    ['PUSHING', 'SYSTEM', always],
    ['PUSHING', 'CORPORATE', [...always, ...list]],
    ['FAILED', 'SYSTEM', always],
    ['FAILED', 'CORPORATE', [...always, ...list]],
    ['REVOKED_PENDING', 'SYSTEM', []],
    ['REVOKED_PENDING', 'CORPORATE', []],
    ['REVOKED_DELIVERED', 'SYSTEM', []],
    ['REVOKED_DELIVERED', 'CORPORATE', []],
  ])('NTF-093 NTF-094 NTF-095 NTF-096 NTF-098 NTF-099 of status %s and type %s is typed into where it may be', (status, type, names) => {
    const record = { id: 1, status, type, salesOffice: 'HK', languages: ['EN'], button1Type: 'NONE', button2Type: 'NONE' };
    const locked = form!.locked(record);
    expect(locked).toBe(names.length > 0 ? null : 'A revoked notification cannot be changed');
    const model = formModel(form!, record, viewer, { canSave: locked === null });
    const now = model.at(nested(model.initial));
    const asked = model.leaves.filter(({ name }) => !now.isAbsent(name)).map(({ name }) => name);
    expect([...new Set(asked)].toSorted()).toEqual(names.toSorted());
  });
});

describe('the form of a record asks for', () => {
  /** Those of some fields that the form of a record asks for. */
  const askedOf = async (entity: string, record: Values, names: readonly string[]) => {
    const { form } = await declarationOf(entity);
    const model = formModel(form!, { id: 1, ...record }, viewer, { canSave: true });
    const now = model.at(nested(model.initial));
    return names.filter((name) => model.leaves.some((leaf) => leaf.name === name) && !now.isAbsent(name));
  };
  const [names, urls, project] = ['button1Names', 'button1Urls', 'button1ProjectID'];
  it.each([
    ['NONE', []],
    ['URL', [names, urls]],
    ['PROJECT', [names, project]],
    ['INVESTMENT', [names]],
  ])('NTF-070 NTF-074 NTF-076 NTF-077 what a button of type %s needs: %j', async (button1Type, asked) => {
    const record = { status: 'PENDING', type: 'SYSTEM', salesOffice: 'HK', languages: ['EN'], button1Type, button2Type: 'NONE' };
    expect(await askedOf('notifications', record, [names, urls, project])).toEqual(asked);
  });
  it.each([
    ['CP', false],
    ['Corporate Partner', false],
    ['PB', true],
    [null, true],
  ])('PAR-064 the names of a person, in a dummy partner of record type %s: %s', async (name, isPerson) => {
    const record = { isDummyUser: true, userStatus: 'ACTIVATED', salesforceRecordType: { name } };
    const asked = ['lastName', 'firstName'];
    expect(await askedOf('partners', record, asked)).toEqual(isPerson ? asked : []);
  });
});

describe.each(['hotlines', 'offices'])('HOT-018 HOT-019 OFF-016 the order of %s', async (entity) => {
  const { createForm, form } = await declarationOf(entity);
  const problemOf = async (displayOrder: string) => {
    const result = await saveOf(formModel((createForm ?? form)!, null, viewer), { displayOrder });
    return 'problems' in result ? (result.problems.displayOrder?.message ?? null) : 'saved';
  };
  it.each(['1', '9', '10', '99'])('may be %s', async (order) => expect(await problemOf(order)).toBeNull());
  it.each(['0', '00', '-1', '1.5', 'x'])('may not be %s', async (order) => expect(await problemOf(order)).toBe('Order must be integer'));
});
