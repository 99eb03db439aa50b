import type { PanelProps } from '../../src/schema';
import { ListLink } from '../../src/views';
import { clientTitle, type Client } from './client';

/** View of the client's documents (CLI-096). */
const DocumentsLink = ({ label, record }: PanelProps<Client>) => (
  <ListLink label={label} resource="clientDocuments" path={{ id: record.id }} about={clientTitle(record)} />
);
export default DocumentsLink;
