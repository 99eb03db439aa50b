import { useId } from 'react';
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
  /** The address of the account; empty when it has none. */
  stored: string;
  /** The address that the email goes to. */
  address: string;
  submission: Submission;
  /** Called with whether to store the address. */
  onAnswer: (updateEmail: boolean) => void;
  onClose: () => void;
};

/** Asks whether an email to another address also replaces the stored one (CLI-031). Cancel sends nothing (CLI-114). */
export const UpdateEmailQuestion = ({ about, stored, address, submission, onAnswer, onClose }: Props) => {
  const addressesId = useId();
  const start = useAutoFocus<HTMLButtonElement>();
  return (
    <Dialog
      title={t(confirmUpdateEmail)}
      about={about}
      describedBy={addressesId}
      width={400}
      form={submission}
      onClose={onClose}
      buttons={
        <>
          <CancelButton label={translate('form.cancel')} submission={submission} onCancel={onClose} ref={start} />
          <Button onClick={() => onAnswer(false)}>{t('Send only')}</Button>
          <Button look="main" onClick={() => onAnswer(true)}>
            {t('Send and update')}
          </Button>
        </>
      }
    >
      <dl id={addressesId} className="dialog-fields">
        <div>
          <dt className="label">{t('Stored address')}</dt>
          <dd>{stored ? <bdi translate="no">{stored}</bdi> : t('None')}</dd>
        </div>
        <div>
          <dt className="label">{t('New address')}</dt>
          <dd>
            <bdi translate="no">{address}</bdi>
          </dd>
        </div>
      </dl>
    </Dialog>
  );
};
