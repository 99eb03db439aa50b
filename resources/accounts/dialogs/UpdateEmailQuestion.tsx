import { Button } from '../../../src/ui/Button';
import { translate } from '../../../src/messages/i18n';
import { confirmUpdateEmail } from '../../../src/messages/literal';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { CancelButton } from '../../../src/ui/submission/CancelButton';
import type { Submission } from '../../../src/ui/submission/useSubmission';
import { useAutoFocus } from '../../../src/ui/focus/useAutoFocus';
import { t } from '../texts';

type Props = {
  about: string;
  address: string;
  submission: Submission;
  onAnswer: (isYes: boolean) => void;
  onClose: () => void;
};

/** "Do you need to updated the email address?": yes, no, or close and send nothing. */
export const UpdateEmailQuestion = ({ about, address, submission, onAnswer, onClose }: Props) => {
  const start = useAutoFocus<HTMLButtonElement>();
  return (
    <Dialog
      title={t(confirmUpdateEmail)}
      about={about}
      width={400}
      form={submission}
      onClose={onClose}
      buttons={
        <>
          <CancelButton label={translate('form.cancel')} submission={submission} onCancel={onClose} ref={start} />
          <Button onClick={() => onAnswer(false)}>{t('No')}</Button>
          <Button look="main" onClick={() => onAnswer(true)}>
            {t('Yes')}
          </Button>
        </>
      }
    >
      <p className="dialog-about">{address}</p>
    </Dialog>
  );
};
