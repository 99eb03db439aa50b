import type { RecordOf } from '../../src/schema';
import type { FileItem } from '../../src/fields/kinds/file/items/items';
import type { Language } from '../../src/format/languages';
import { salesOfficeRegions } from '../vocabulary/officeRegions';

export type Notification = RecordOf<'Notification'>;
/** The first title that is filled, as a template. */
export const titleTemplate = '{titles.EN|titles.JA|titles.ZH_HK|titles.ZH_CN}';
/** What the head lets people do. */
export type NotificationAction = 'create' | 'write' | 'clone';
export type Texts = Partial<Record<Language, string | null>>;

/** A notification while it is typed: everything may be missing, and files may be on their way. */
export type NotificationDraft = Partial<Omit<Notification, 'images' | 'csvFile' | 'titles' | 'summary' | 'contents'>> & {
  salesOffices?: readonly string[];
  titles?: Texts;
  summary?: Texts;
  contents?: Texts;
  images?: Partial<Record<Language, FileItem | null>>;
  csvFile?: FileItem | null;
  button1ProjectIdHk?: number | null;
  button1ProjectIdSg?: number | null;
  button2ProjectIdHk?: number | null;
  button2ProjectIdSg?: number | null;
};

/** The types that go to a client list; SYSTEM goes to regions. */
export const listTypes = ['INVESTMENT', 'CORPORATE', 'MARKET'] as const;
/** Whether a client list has amounts for its recipients (NTF-052). */
export const hasVariables = (csvType: unknown) => csvType === 'CLIENT_PARAM' || csvType === 'PARTNER_PARAM';
/** Whether a notification has a first or a second button; SYSTEM has one at most (NTF-029). */
export const hasButton = (draft: NotificationDraft, at: 1 | 2) =>
  (draft[`button${at}Type`] ?? 'NONE') !== 'NONE' && (at === 1 || draft.type !== 'SYSTEM');
/** The offices of a notification: several while it is created, one afterwards. */
export const officesOf = ({ salesOffices, salesOffice }: NotificationDraft): readonly string[] =>
  salesOffices ?? (salesOffice ? [salesOffice] : []);
/** The regions that a notification of one office goes to: of several offices each keeps its own (NTF-122). */
export const regionsIn = (draft: NotificationDraft, office: string): readonly string[] => {
  const chosen = (draft.regions ?? []) as readonly string[];
  const officeRegions = salesOfficeRegions[office];
  return officeRegions ? chosen.filter((code) => officeRegions.includes(code)) : chosen;
};
