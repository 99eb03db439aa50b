import type { PageDialogProps } from '../../src/schema';
import { RunOnDemandDialog } from '../accounts/dialogs/RunOnDemandDialog';

const ClientRunDialog = (props: PageDialogProps) => <RunOnDemandDialog {...props} call="POST /appuser/fetch/ondemend" who="customers" />;
export default ClientRunDialog;
