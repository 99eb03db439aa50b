import type { PageDialogProps } from '../../src/schema';
import { RunOnDemandDialog } from '../accounts/dialogs/RunOnDemandDialog';

const PartnerRunDialog = (props: PageDialogProps) => <RunOnDemandDialog {...props} call="POST /businessPartner/fetch" who="partners" />;
export default PartnerRunDialog;
