/** Passwords of files: nothing but the password field sends them, and each call takes them encrypted. */
import { describe, expect, it } from 'vitest';
import { contractChecks } from '../../../src/deployed/checkContract';
import { fileProblemText } from '../../../src/deployed/file/fileProblem';
import { readDeployment } from '../../../src/deployed/readDeployment';
import type { CheckContext } from '../../../src/schema/language/problem';
import { around, declarationOf } from '../../resources/deployed/kit';

const [all, create, one, update] = ['GET /gates/', 'POST /gates/', 'GET /gates/{id}', 'PUT /gates/{id}'] as const;
const gates = ({ form = '[name, pin]', more = '', fields = '', path = 'path: /gates/', list = '{ columns: [name] }' } = {}) => `language: 1
resources:
  gates:
    label: Gates
    ${path}
    access: { create: CONTENT_WRITE, save: CONTENT_WRITE, clone: CONTENT_WRITE }
    recordTitle: '{name}'
    form: ${form}
    list: ${list}
    fields:
      name: { kind: text, label: Name }
      pin: { kind: password, label: Pin }
      ${fields}
    ${more}
`;
const read = (text: string, context: CheckContext = around, isContractWhole = false) =>
  readDeployment([{ file: 'a.yaml', text }], context, 'en', { contract: isContractWhole ? contractChecks : undefined });
const lines = (...args: Parameters<typeof read>) => read(...args).problems.map(fileProblemText);
const hint = 'Only the password field may send it: choose another member.';

describe('the member of a password of a file', () => {
  it('is right where its field alone sends it', () => {
    expect(lines(gates())).toEqual([]);
    expect(read(gates()).bodies).toEqual({ [create]: 'name pin*', [update]: 'name pin*' });
  });
  it.each([
    ['a form includes it', { form: '{ fields: [name, pin], include: [pin] }' }, '8:44', 'pin'],
    [
      'a form includes it where a condition holds',
      { form: "{ fields: [name, pin], include: [{ names: [pin], when: { name: 'A' } }] }" },
      '8:54',
      'pin',
    ],
    ['a form includes a part of it', { form: '{ fields: [name, pin], include: [pin.x] }', more: 'members: [pin.x]' }, '8:44', 'pin.x'],
    ['a form sets it', { form: '{ fields: [name, pin], set: { pin: x } }' }, '8:41', 'pin'],
    [
      'a form without its field includes it',
      { form: '{ fields: [name], include: [pin] }', more: 'createForm: [name, pin]' },
      '8:39',
      'pin',
    ],
    ['the form of a copy includes it', { more: 'clone: createForm\n    createForm: { fields: [name], include: [pin] }' }, '15:45', 'pin'],
    [
      'another field is sent as it',
      { form: '[name, pin, code]', fields: 'code: { kind: text, label: Code, sentAs: pin }' },
      '13:48',
      'pin',
    ],
    [
      'another field is sent within it',
      { form: '[name, pin, code]', fields: 'code: { kind: text, label: Code, sentAs: pin.x }' },
      '13:48',
      'pin',
    ],
    ['a form sends another field as it', { form: '{ fields: [name, pin], overrides: { name: { sentAs: pin } } }' }, '8:63', 'pin'],
    ['the list is searched by it', { list: '{ columns: [name], search: [pin] }' }, '9:39', 'pin'],
    [
      'the path of an action has it',
      {
        list: "{ columns: [name], rowActions: [{ name: open, label: Open, question: Open?, call: 'PUT /gates/{pin}/open', successText: Done, permission: save }] }",
      },
      '9:93',
      'pin',
    ],
  ])('is a problem where %s (R041)', (_, parts, at, member) => {
    expect(lines(gates(parts))).toEqual([`a.yaml:${at}: R041 '${member}' is the member of a password. ${hint}`]);
  });
  it.each([
    ['a form includes it', { form: '{ fields: [name, pin], include: [pin] }' }],
    ['a form sets it', { form: '{ fields: [name], set: { pin: x } }', more: 'createForm: [name, pin]' }],
    ['the form of a copy includes it', { more: 'clone: createForm\n    createForm: { fields: [name], include: [pin] }' }],
  ])('is encrypted in each body all the same where %s', (_, parts) => {
    for (const body of Object.values(read(gates(parts)).bodies)) expect(body.split(' ')).not.toContain('pin');
    expect(read(gates(parts)).bodies[update]).toContain('pin*');
  });
  it('is encrypted where two entities share a call, whichever stands first', () => {
    const more = `
  gateNames:
    label: Gate Names
    path: /gates/names/
    calls: { update: 'PUT /gates/names/{id}' }
    access: { create: CONTENT_WRITE, save: CONTENT_WRITE }
    recordTitle: '{name}'
    form: [name, pin]
    fields: { name: { kind: text, label: Name }, pin: { kind: text, label: Pin } }
`;
    const text = gates({ more: "calls: { update: 'PUT /gates/names/{id}' }" });
    expect(read(text + more).bodies['PUT /gates/names/{id}']!.split(' ')).toContain('pin*');
    expect(lines(text + more)).toContainEqual(expect.stringContaining("R041 PUT /gates/names/{id} takes 'pin' without encryption."));
  });
});

describe('a call that takes the password of a file', () => {
  const contract = (writes: Record<string, string>): CheckContext => ({
    ...around,
    calls: [all, create, one, update],
    reads: { ...around.reads, [all]: 'id name', [one]: 'id name' },
    writes: { ...around.writes, ...writes },
    queries: { ...around.queries, [all]: 'page size' },
  });
  const mark = 'Mark it with x-encrypted in the contract, or choose another member.';
  it('takes it encrypted', () => {
    expect(lines(gates(), contract({ [create]: 'name pin*', [update]: 'name pin*' }), true)).toEqual([]);
  });
  it.each([
    ['creates', { [create]: 'name pin', [update]: 'name pin*' }, create],
    ['saves', { [create]: 'name pin*', [update]: 'name pin' }, update],
  ])('is a problem where the call that %s takes it in clear (R041)', (_, writes, call) => {
    expect(lines(gates(), contract(writes), true)).toEqual([`a.yaml:12:7: R041 ${call} takes 'pin' without encryption. ${mark}`]);
  });
  it('is a problem where a call of the portal takes it in clear (R041)', () => {
    const fields = 'username: { kind: password, label: Username }';
    const more = "calls: { getOne: 'GET /appuser/{id}', update: 'PUT /appuser/{id}', create: 'POST /gates/' }";
    expect(lines(gates({ form: '[username]', fields, more, path: '' }))).toContain(
      `a.yaml:13:7: R041 PUT /appuser/{id} takes 'username' without encryption. ${mark}`,
    );
  });
  it('is a problem where a change makes a password of a member that the portal sends in clear (R041)', () => {
    const text = `language: 1
changes:
  hotlines:
    fields: { pin: { kind: password, label: Pin, sentAs: phoneNumber } }
    form: { sections: { add: [pin] } }
`;
    const { declaration, entityKinds } = declarationOf('hotlines');
    const { problems } = read(text).changes.hotlines!.apply(declaration, entityKinds);
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toContain(
      "R041 PUT /contactUs/clientServices/{id} takes 'phoneNumber' without encryption",
    );
  });
});
