import type { PageDialogProps } from '../../src/schema';
import { RunOnDemandDialog } from '../accounts/dialogs/RunOnDemandDialog';
import { t } from './texts';

const ClientRunDialog = (props: PageDialogProps) => (
  <RunOnDemandDialog
    {...props}
    call="POST /appuser/fetch/ondemend"
    about={t('Pulls customers that were updated or created since the start. Times are in UTC+8.')}
  />
);
export default ClientRunDialog;
