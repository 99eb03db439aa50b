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
