import { describe, expect, it } from 'vitest';
import { recipientsQuery } from '../../../../resources/notifications/audience/recipientsQuery';
import { hasButton, hasVariables, officesOf, regionsIn, type NotificationDraft } from '../../../../resources/notifications/notification';

const draftOf = (draft: object) => draft as NotificationDraft;

describe('a draft of a notification', () => {
  it.each([
    [{ button1Type: 'URL' }, 1, true],
    [{ button1Type: 'NONE' }, 1, false],
    [{}, 1, false],
    [{ button1Type: null }, 1, false],
    [{ type: 'SYSTEM', button1Type: 'URL' }, 1, true],
    [{ type: 'SYSTEM', button2Type: 'URL' }, 2, false],
    [{ type: 'MARKET', button2Type: 'URL' }, 2, true],
    [{ type: 'MARKET', button1Type: 'URL' }, 2, false],
  ] as const)('whether the draft %j has button %i: %s (NTF-029)', (draft, at, has) => expect(hasButton(draftOf(draft), at)).toBe(has));
  it.each([
    [{ salesOffices: ['HK', 'SG'], salesOffice: 'HK' }, ['HK', 'SG']],
    [{ salesOffices: [], salesOffice: 'HK' }, []],
    [{ salesOffice: 'SG' }, ['SG']],
    [{ salesOffice: null }, []],
    [{}, []],
  ])('the draft %j belongs to the offices %j', (draft, offices) => expect(officesOf(draftOf(draft))).toEqual(offices));
  it('a draft has amounts with the list types CLIENT_PARAM and PARTNER_PARAM, and not with ID_ONLY', () => {
    expect(['ID_ONLY', 'CLIENT_PARAM', 'PARTNER_PARAM', null].map(hasVariables)).toEqual([false, true, true, false]);
  });
  it.each([
    ['HK', ['HK', 'DB']],
    ['SG', ['MY']],
    ['XX', ['HK', 'MY', 'DB']],
  ])('a draft has in the office %s the regions %j of those that are selected', (office, regions) => {
    expect(regionsIn(draftOf({ regions: ['HK', 'MY', 'DB'] }), office)).toEqual(regions);
  });
});

describe('the recipients of a draft', () => {
  const system = { type: 'SYSTEM', salesOffices: ['HK'], regions: ['CN'] };
  it('recipients are not requested for a SYSTEM message without an office or without a region, which would be everybody (NTF-111)', () => {
    const drafts = [{ salesOffices: [] }, { regions: [] }, { regions: undefined }];
    expect(drafts.map((change) => recipientsQuery(draftOf({ ...system, ...change })))).toEqual([null, null, null]);
  });
  it('recipients of a SYSTEM message are those of its offices and regions, or of those that a filter selects (NTF-111)', () => {
    const { queryOf, offers } = recipientsQuery(draftOf({ ...system, salesOffices: ['HK', 'SG'], regions: ['CN', 'MY'] }))!;
    expect(offers).toEqual({ salesOffice: ['HK', 'SG'], regions: ['CN', 'MY'] });
    expect(queryOf({})).toEqual({ salesOffice: 'HK,SG', regions: 'CN,MY' });
    expect(queryOf({ salesOffice: 'SG', regions: [] })).toEqual({ salesOffice: 'SG', regions: 'CN,MY' });
    expect(queryOf({ regions: ['MY'] })).toEqual({ salesOffice: 'HK,SG', regions: 'MY' });
  });
  it('recipients of a client list are those of the uploaded file', () => {
    expect(recipientsQuery(draftOf({ type: 'MARKET' }))).toBeNull();
    expect(recipientsQuery(draftOf({ type: 'MARKET', csvFile: { fileId: null } }))).toBeNull();
    expect(recipientsQuery(draftOf({ type: 'MARKET', csvFile: { fileId: 'f1' } }))!.queryOf({})).toEqual({ fileId: 'f1' });
    expect(recipientsQuery(draftOf({ id: 0, type: 'MARKET', csvFile: { fileId: 'f1' } }))!.queryOf({})).toEqual({
      notificationId: '0',
      fileId: 'f1',
    });
  });
});
