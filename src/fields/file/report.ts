import type { FileItem } from './items';

/** What was read of a file that was chosen here (`reads`); undefined for a stored one. */
export const reportOf = (item: FileItem | null | undefined): unknown => (item && 'known' in item ? item.known.report : undefined);
