import type { PageDialogProps } from '../../src/schema';
import { RunOnDemandDialog } from '../accounts/dialogs/RunOnDemandDialog';
import { t } from './texts';

const PartnerRunDialog = (props: PageDialogProps) => (
  <RunOnDemandDialog
    {...props}
    call="POST /businessPartner/fetch"
    about={t('Pulls partners that were updated or created since the start. Times are in UTC+8.')}
  />
);
export default PartnerRunDialog;
