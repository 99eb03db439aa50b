import { officesOf, type NotificationDraft } from '../notification';

type Chosen = Record<string, string | readonly string[]>;
type RecipientsQuery = {
  /** The query of C-88, of what its filters chose. */
  queryOf: (chosen: Chosen) => Chosen;
  /** What the filters offer. Default: everything. */
  offers?: Readonly<Record<string, readonly string[]>>;
};
const joined = (chosen: string | readonly string[] | undefined, all: readonly string[]) => {
  const values = [chosen ?? []].flat();
  return (values.length > 0 ? values : all).join(',');
};

/**
 * How the recipients of a notification are asked for while it is typed: by offices and regions for SYSTEM, joined by commas
 * (NTF-111), by the client list for other types (NTF-112); null while nothing says who (NTF-113).
 */
export const recipientsQuery = (draft: NotificationDraft): RecipientsQuery | null => {
  const notification: Chosen = draft.id === undefined ? {} : { notificationId: String(draft.id) };
  if (draft.type === 'SYSTEM') {
    const [offices, regions] = [officesOf(draft), draft.regions ?? []];
    // without them it would be everybody
    if (offices.length === 0 || regions.length === 0) return null;
    return {
      queryOf: ({ salesOffice, regions: chosen }) => ({
        ...notification,
        salesOffice: joined(salesOffice, offices),
        regions: joined(chosen, regions),
      }),
      offers: { salesOffice: offices, regions },
    };
  }
  const { fileId } = draft.csvFile ?? {};
  return fileId ? { queryOf: () => ({ ...notification, fileId }) } : null;
};
