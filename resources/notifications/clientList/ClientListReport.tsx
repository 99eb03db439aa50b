import { formatCount } from '../../../src/format/count';
import { t } from '../texts';
import type { ClientList } from './clientList';

/** How many a client list names, and which amounts it has. */
const ClientListReport = ({ report: { keys, columns } }: { report: ClientList }) => {
  const count = { smart_count: keys, total: formatCount(keys) };
  return (
    <p className="hint" role="status">
      {columns.length > 0
        ? t('%{total} client id, with %{columns} |||| %{total} client ids, with %{columns}', { ...count, columns: columns.join(', ') })
        : t('%{total} client id |||| %{total} client ids', count)}
    </p>
  );
};
export default ClientListReport;
