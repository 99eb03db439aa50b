import type { ClientList } from './clientList';
import { counted } from './findings';

/** How many a client list names, and which amounts it has. */
const ClientListReport = ({ report: { keys, columns } }: { report: ClientList }) => (
  <p className="hint" role="status">
    {counted(keys, 'client id', 'client ids')}
    {columns.length > 0 && `, with ${columns.join(', ')}`}
  </p>
);
export default ClientListReport;
