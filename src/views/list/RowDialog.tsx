import type { ReactNode } from 'react';
import { useDelete } from 'react-admin';
import type { ListPath, PageAction, PageDialogProps } from '../../schema/actions';
import { useText } from '../../messages/i18n';
import { focusContent } from '../../ui/focus/focusContent';
import { showMessage } from '../../ui/messages/messages';
import { usePart } from '../../ui/parts';
import QuestionDialog from '../../ui/dialogs/QuestionDialog';
import ActionDialog from '../ActionDialog';
import { announceFailure } from '../announce';
import { useDeclared } from '../declared';
import type { OpenedDialog } from './opened';

type Props = { opened: OpenedDialog; path?: ListPath; onClose: () => void; onDone: () => void };

const RemoveDialog = ({ opened, onClose, onDone }: Props & { opened: Extract<OpenedDialog, { kind: 'remove' }> }) => {
  const t = useText();
  const { resource, declaration } = useDeclared();
  const [remove] = useDelete(resource, undefined, { mutationMode: 'pessimistic', returnPromise: true });
  const onConfirm = async (signal: AbortSignal) => {
    try {
      await remove(resource, { id: opened.record.id, previousData: opened.record, meta: { signal } });
      if (signal.aborted) return false;
      showMessage('success', opened.action.done);
      onDone();
      focusContent();
    } catch (error) {
      announceFailure(error);
      return false;
    }
  };
  return (
    <QuestionDialog
      question={opened.action.question}
      about={declaration.recordTitle(opened.record)}
      confirm={t('list.delete')}
      cancel={t('form.cancel')}
      isDestructive
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
};

const PageDialog = ({ action, onClose, onDone }: Pick<Props, 'onClose' | 'onDone'> & { action: PageAction }) => {
  const Declared = usePart<(props: PageDialogProps) => ReactNode>(action.dialog);
  return Declared && <Declared onClose={onClose} onDone={onDone} />;
};

/** The dialog that a row or the page has opened; each loads when it is asked for. */
const RowDialog = (props: Props) => {
  const { opened, path, onClose, onDone } = props;
  if (opened.kind === 'remove') return <RemoveDialog {...props} opened={opened} />;
  if (opened.kind === 'page') return <PageDialog action={opened.action} onClose={onClose} onDone={onDone} />;
  return <ActionDialog action={opened.action} record={opened.record} path={path} onClose={onClose} onDone={onDone} />;
};
export default RowDialog;
