import { useText } from '../../messages/i18n';
import { CancelButton } from '../submission/CancelButton';
import { SubmitButton } from '../submission/SubmitButton';
import type { Submission } from '../submission/useSubmission';

type Props = { cancel: string; confirm: string; form: Submission; onCancel: () => void };

/** Cancel, then the button that submits the dialog. */
export const DialogButtons = ({ cancel, confirm, form, onCancel }: Props) => {
  const t = useText();
  return (
    <>
      <CancelButton label={cancel} submission={form} onCancel={onCancel} />
      <SubmitButton label={confirm} busyLabel={t('form.sending')} isBusy={form.isBusy} />
    </>
  );
};
