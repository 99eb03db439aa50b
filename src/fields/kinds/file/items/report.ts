import { itemsOf, replacementsOf, type FileItem } from './items';

/** What was read of a file that was chosen here (`reads`); undefined for a stored one. */
export const reportOf = (item: FileItem | null | undefined): unknown => (item && 'known' in item ? item.known.report : undefined);
/** The same of the file that was chosen last in an input, which may be on its way to the place of another one. */
export const latestReportOf = (value: unknown): unknown => reportOf(replacementsOf(value).at(-1)?.upload ?? itemsOf(value).at(-1));
