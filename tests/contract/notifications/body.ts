import type { components } from '../../../contract/cms';

type NewBody = components['schemas']['NewNotificationBody'];
const inAll = (text: string) => ({ EN: text, JA: text, ZH_HK: text, ZH_CN: text });

/** A body of C-84 that breaks no rule: SYSTEM, to one region of Hong Kong. */
export const systemBody = {
  type: 'SYSTEM',
  category: 'Maintenance',
  important: false,
  salesOffices: ['HK'],
  regions: ['HK'],
  titles: inAll('The app rests'),
  contents: inAll('<p>On Sunday</p>'),
  deliveryDate: '2100/06/01 10:00',
  imageIsSame4All: false,
  button1Type: 'NONE',
  button2Type: 'NONE',
} satisfies NewBody;

/** One with a client list. */
export const listBody = (csvFileId: string, csvType: 'ID_ONLY' | 'CLIENT_PARAM' | 'PARTNER_PARAM' = 'ID_ONLY') =>
  ({
    ...systemBody,
    type: 'INVESTMENT',
    regions: ['HK', 'CN', 'TW', 'DB'],
    csvFileId,
    csvType,
    hasVariables: csvType !== 'ID_ONLY',
  }) satisfies NewBody;

export const texts = inAll;
