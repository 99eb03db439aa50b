import type { PanelProps } from '../../src/schema';
import { lazyComponent } from '../../src/ui/lazy';
import { ViewLink } from '../../src/ui/dialogs/ViewLink';
import type { Client } from './client';

const InvestmentsDialog = lazyComponent(() => import('./investments/InvestmentsDialog'));

/** View of the investment summary (CLI-089). */
const InvestmentsLink = ({ label, record }: PanelProps<Client>) => (
  <ViewLink label={label}>{(close) => <InvestmentsDialog client={record} onClose={close} />}</ViewLink>
);
export default InvestmentsLink;
