import type { PanelProps } from '../../src/schema';
import { ListLink } from '../../src/views';
import { partnerTitle, type Partner } from './partner';

/** View of the partner's clients (PAR-047). */
const ClientsLink = ({ label, record }: PanelProps<Partner>) => (
  <ListLink label={label} resource="partnerClients" path={{ type: record.sfUserType, id: record.id }} about={partnerTitle(record)} />
);
export default ClientsLink;
