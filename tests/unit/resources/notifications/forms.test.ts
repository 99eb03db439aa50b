import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { mixed, object, ref } from 'yup';
import { createForm } from '../../../../resources/notifications/createForm';
import { fields } from '../../../../resources/notifications/fields';
import { form } from '../../../../resources/notifications/form';
import { buttonTypeName, listTypeName, officeName, typeName } from '../../../../resources/notifications/names';
import type { Notification } from '../../../../resources/notifications/notification';
import { revokeEffect } from '../../../../resources/notifications/revokeEffect';
import { rules } from '../../../../resources/notifications/rules';
import type { ChangeAbout } from '../../../../src/schema';

type Sets = (value: unknown, about: ChangeAbout) => unknown;
const setsOf = (name: 'type' | 'salesOffices' | 'csvFile' | 'button1Type') => (fields[name] as unknown as { sets: Sets }).sets;
const about = (changes: Partial<ChangeAbout>): ChangeAbout => ({
  values: {},
  stored: null,
  codesOf: async (field, within) => [`${field} of ${[within].flat().join('+')}`],
  isLocked: () => false,
  isTouched: () => false,
  ...changes,
});
const listWith = (...columns: string[]) => ({ known: { report: { columns, rows: {}, findings: [] } } });

describe('what a change in the form of a notification sets', () => {
  it.each([
    [{ type: 'INVESTMENT', salesOffices: ['HK', 'SG'] }, ['regions of HK+SG']],
    [{ type: 'MARKET', salesOffices: [] }, []],
    [{ type: 'CORPORATE' }, []],
    [{ type: 'SYSTEM', salesOffices: ['HK'] }, []],
    [{ salesOffices: ['HK'] }, []],
  ])('the type and the offices of %j select the regions %j (NTF-040, NTF-041, NTF-042, NTF-043)', async (values, regions) => {
    for (const name of ['type', 'salesOffices'] as const) {
      const set = (await setsOf(name)(undefined, about({ values }))) as { regions: unknown };
      expect(await set.regions).toEqual(regions);
    }
  });
  it.each<[string, object, Partial<ChangeAbout>, object]>([
    ['amounts proposes CLIENT_PARAM', listWith('AMT1'), { values: { csvType: 'ID_ONLY' } }, { csvType: 'CLIENT_PARAM' }],
    ['ids alone proposes ID_ONLY', listWith(), { values: { csvType: 'PARTNER_PARAM' } }, { csvType: 'ID_ONLY' }],
    [
      'amounts proposes the type of the source',
      listWith('AMT1'),
      { values: { csvType: 'ID_ONLY' }, stored: { csvType: 'PARTNER_PARAM' } },
      { csvType: 'PARTNER_PARAM' },
    ],
    ['amounts keeps PARTNER_PARAM', listWith('AMT1'), { values: { csvType: 'PARTNER_PARAM' } }, {}],
    ['ids alone keeps ID_ONLY', listWith(), { values: { csvType: 'ID_ONLY' } }, {}],
    ['amounts keeps a type that was selected', listWith('AMT1'), { isTouched: (name) => name === 'csvType' }, {}],
    ['unknown contents keeps the type', { fileId: 'stored' }, { values: { csvType: 'ID_ONLY' } }, {}],
  ])('a client list with %s (NTF-051)', async (_, file, changes, set) => {
    expect(await setsOf('csvFile')(file, about(changes))).toEqual(set);
  });
  it.each([
    ['NONE', { button2Type: 'NONE' }],
    ['URL', {}],
  ])('the first button of the type %s sets %j (NTF-072)', async (type, set) => {
    expect(await setsOf('button1Type')(type, about({}))).toEqual(set);
  });
});

describe('the rules of a notification', () => {
  /** The problems of a draft by field. */
  const problems = async (draft: object, record: object | null = null) => {
    try {
      await rules({ object, mixed, ref } as never, record as Notification | null).validate(draft, { abortEarly: false });
      return {};
    } catch (error) {
      return Object.fromEntries((error as ValidationError).inner.map(({ path, message }) => [path, message]));
    }
  };
  const all = listWith('AMT1', 'AMT2', 'AMT3', 'AMT4');
  const contradicting = {
    known: {
      report: {
        ...all.known.report,
        rows: { duplicate: 1, contradiction: 1 },
        findings: [
          { kind: 'duplicate', line: 3 },
          { kind: 'contradiction', line: 5, value: 'C1' },
        ],
      },
    },
  };
  const again = 'Please upload the list again: the stored one may lack the columns of “Amounts by partner”';
  it.each<[string, object, object | null, string | undefined]>([
    ['has all columns', { csvFile: all, csvType: 'CLIENT_PARAM' }, null, undefined],
    [
      'lacks columns',
      { csvFile: listWith('AMT1', 'AMT4'), csvType: 'CLIENT_PARAM' },
      null,
      'The file has no column AMT2, AMT3, which “Amounts by client” needs',
    ],
    ['lacks columns that its type does not need', { csvFile: listWith(), csvType: 'ID_ONLY' }, null, undefined],
    ['lacks columns, of a SYSTEM message', { type: 'SYSTEM', csvFile: listWith(), csvType: 'CLIENT_PARAM' }, null, undefined],
    ['does not exist', { csvFile: null, csvType: 'CLIENT_PARAM' }, null, undefined],
    ['was stored with ids and has amounts now', { csvFile: { fileId: 'f' }, csvType: 'PARTNER_PARAM' }, { csvType: 'ID_ONLY' }, again],
    ['is that of a new notification, unread', { csvFile: { fileId: 'f' }, csvType: 'PARTNER_PARAM' }, null, again],
    ['was stored with amounts', { csvFile: { fileId: 'f' }, csvType: 'PARTNER_PARAM' }, { csvType: 'CLIENT_PARAM' }, undefined],
    [
      'contradicts itself',
      { csvFile: contradicting, csvType: 'CLIENT_PARAM' },
      null,
      'Line 5 repeats C1 with other amounts. Correct the file',
    ],
    [
      'contradicts itself twice',
      { csvFile: { known: { report: { ...contradicting.known.report, rows: { contradiction: 2 } } } }, csvType: 'CLIENT_PARAM' },
      null,
      '2 rows repeat client IDs with other amounts, the first on line 5 (C1). Correct the file',
    ],
    [
      'contradicts itself behind too many other findings',
      { csvFile: { known: { report: { ...all.known.report, rows: { contradiction: 5 }, findings: [] } } }, csvType: 'CLIENT_PARAM' },
      null,
      '5 rows repeat client IDs with other amounts. Correct the file',
    ],
    ['contradicts itself in amounts that nobody uses', { csvFile: contradicting, csvType: 'ID_ONLY' }, null, undefined],
  ])('a client list that %s is judged by its type (NTF-051, NTF-057)', async (_, draft, record, text) => {
    expect((await problems({ type: 'MARKET', regions: ['HK'], salesOffices: ['HK'], ...draft }, record)).csvFile).toBe(text);
  });
  it('the regions are compared with the chosen offices, or with the office of the stored notification (NTF-046, NTF-047, NTF-048)', async () => {
    const singapore = { regions: 'Please select at least 1 region under Singapore sales office' };
    expect(await problems({ salesOffices: ['HK', 'SG'], regions: ['HK'] })).toEqual(singapore);
    expect(await problems({ regions: ['HK'] }, { salesOffice: 'SG' })).toEqual(singapore);
    expect(await problems({ regions: ['MY'] }, { salesOffice: 'SG' })).toEqual({});
  });
});

describe('what the forms of notifications send', () => {
  const copy = createForm.copyValues as unknown as (source: object) => Record<string, unknown>;
  const source = {
    ...{ id: 3, status: 'PENDING', deliveryDate: '2026/11/23 10:00', category: 'News', salesOffice: 'SG' },
    ...{ button1ProjectID: 7, button2ProjectID: 8, csvFile: { fileId: 'f' } },
  };
  it('a copy has the values of its source in the fields of its office, without id, status and delivery (NTF-104, NTF-126)', () => {
    const copied = copy({ ...source, csvType: 'ID_ONLY' });
    expect(copied).toMatchObject({ category: 'News', salesOffices: ['SG'], csvFile: { fileId: 'f' }, csvType: 'ID_ONLY' });
    expect(copied).toMatchObject({ button1ProjectIdSg: 7, button2ProjectIdSg: 8 });
    expect(Object.keys(copied).filter((name) => ['id', 'status', 'deliveryDate', 'salesOffice'].includes(name))).toEqual([]);
    expect(copy({ ...source, salesOffice: 'HK' })).toMatchObject({ salesOffices: ['HK'], button1ProjectIdHk: 7, button2ProjectIdHk: 8 });
  });
  it.each(['CLIENT_PARAM', 'PARTNER_PARAM'])(
    'a copy has no list of its source of the type %s, whose amounts are old (NTF-105)',
    (csvType) => {
      const copied = copy({ ...source, csvType });
      expect([copied.csvType, 'csvFile' in copied]).toEqual([csvType, false]);
    },
  );
  const transformed = (from: { transform?: unknown }, body: object, stored: object | null = null) =>
    (from.transform as (body: object, stored: object | null) => object)(body, stored);
  it.each([
    ['CLIENT_PARAM', true],
    ['ID_ONLY', false],
  ])('a client list of the type %s is sent with hasVariables %s (NTF-052)', (csvType, hasVariables) => {
    expect(transformed(createForm, { csvType })).toEqual({ csvType, hasVariables });
    const stored = { salesOffice: 'HK' };
    expect(transformed(form, { type: 'MARKET', csvType }, stored)).toEqual({ type: 'MARKET', csvType, hasVariables, salesOffices: ['HK'] });
  });
  it('a SYSTEM message is sent without hasVariables (NTF-053)', () => {
    expect(transformed(createForm, { type: 'SYSTEM' })).toEqual({ type: 'SYSTEM' });
    expect(transformed(form, { type: 'SYSTEM' }, { salesOffice: 'SG' })).toEqual({ type: 'SYSTEM', salesOffices: ['SG'] });
  });
});

describe('the names of codes in a notification', () => {
  it('a known code has its name, and an unknown one is shown as it is, except as the type of a notification', () => {
    expect([officeName('SG'), officeName('XX'), officeName('toString')]).toEqual(['Singapore', 'XX', 'toString']);
    expect([typeName('MARKET'), typeName('OTHER'), typeName()]).toEqual(['Market Updates', '', '']);
    expect([listTypeName('ID_ONLY'), listTypeName('OTHER'), listTypeName()]).toEqual(['IDs only', 'OTHER', '']);
    expect([buttonTypeName('URL'), buttonTypeName('OTHER'), buttonTypeName()]).toEqual(['Web link', 'OTHER', '']);
  });
  it.each([
    ['FAILED', 'It reached nobody, and nobody will get it.'],
    ['PUSHING', 'It is on its way: whoever has it loses it from the inbox, and nobody else will get it.'],
    ['DELIVERED', 'It was delivered: it disappears from the inbox of everybody who got it.'],
  ] as const)('the question of a revoke says what it does to a notification that is %s (NTF-021)', (status, text) => {
    expect(revokeEffect({ status, deliveryDate: '2020/01/01 00:00' })).toBe(text);
  });
});
