import type { FileItem } from '../../../src/fields/kinds/file/items/items';
import { reportOf } from '../../../src/fields/kinds/file/items/report';
import type { Table } from '../../../src/files/csv/readTable';
import { amountColumns } from '../../vocabulary/amounts';

/** The column that names a person (NTF-057). */
export const keyColumn = 'clientId';
/** What was read of a client list. */
export type ClientList = Table;

/** What was read of the list that was chosen here; undefined for a stored one. */
export const listOf = (file: FileItem | null | undefined) => reportOf(file) as ClientList | undefined;
/** What a list proposes: its header tells whether it has amounts (NTF-051), and the stored type whose they are. */
export const proposedType = ({ columns }: Pick<ClientList, 'columns'>, stored?: unknown) =>
  columns.length === 0 ? 'ID_ONLY' : stored === 'PARTNER_PARAM' ? stored : 'CLIENT_PARAM';
/** The columns that a list with amounts lacks. */
export const missingColumns = ({ columns }: Pick<ClientList, 'columns'>) => amountColumns.filter((name) => !columns.includes(name));
