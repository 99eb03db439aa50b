import { useId, type ReactNode } from 'react';
import { useText } from '../../messages/i18n';
import { useAutoFocus } from '../focus/useAutoFocus';
import { Dialog } from './Dialog';
import { CancelButton } from '../submission/CancelButton';
import { SubmitButton } from '../submission/SubmitButton';
import { useSubmission } from '../submission/useSubmission';

type Props = {
  question: string;
  about?: string;
  /** What identifies the record beside its name. Default: nothing. */
  facts?: ReactNode;
  /** What it will do. */
  effect?: string | null;
  /** What is read from the server meanwhile; announced when it arrives. Default: nothing. */
  details?: ReactNode;
  /** The name of the action. */
  confirm: string;
  cancel: string;
  isDestructive?: boolean;
  onClose: () => void;
  /** The dialog waits for it, and stays when the person stops waiting, or when it says false: then whoever asked closes it. */
  onConfirm: (signal: AbortSignal) => false | Promise<boolean | void>;
};

/** Asks before an action; the focus starts on Cancel when the action destroys. */
const QuestionDialog = ({ question, about, facts, effect, details, confirm, cancel, isDestructive, onClose, onConfirm }: Props) => {
  const t = useText();
  const { run, ...submission } = useSubmission();
  const start = useAutoFocus<HTMLButtonElement>();
  const id = useId();
  const described = [facts && `${id}-facts`, effect && `${id}-effect`].filter(Boolean).join(' ') || undefined;
  const action = () =>
    run(async (signal) => {
      if ((await onConfirm(signal)) !== false && !signal.aborted) onClose();
    });
  return (
    <Dialog
      title={question}
      about={about}
      describedBy={described}
      width={400}
      form={submission}
      onClose={onClose}
      buttons={
        <>
          <CancelButton label={cancel} submission={submission} onCancel={onClose} ref={isDestructive ? start : undefined} />
          <SubmitButton
            type="button"
            label={confirm}
            busyLabel={t('form.sending')}
            isBusy={submission.isBusy}
            isDestructive={isDestructive}
            ref={isDestructive ? undefined : start}
            onClick={() => void action()}
          />
        </>
      }
    >
      {facts && <div id={`${id}-facts`}>{facts}</div>}
      {effect && (
        <p id={`${id}-effect`} className="dialog-effect">
          {effect}
        </p>
      )}
      {details && (
        <div className="dialog-effect" role="status">
          {details}
        </div>
      )}
    </Dialog>
  );
};
export default QuestionDialog;
