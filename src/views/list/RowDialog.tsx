import { lazy, useMemo } from 'react';
import { useDelete } from 'react-admin';
import type { Resource } from '../../schema/resource';
import { useText } from '../../messages/i18n';
import { focusContent } from '../../ui/focusContent';
import { showMessage } from '../../ui/messages/messages';
import { QuestionDialog } from '../../ui/QuestionDialog';
import { announceFailure } from '../announce';
import type { OpenedDialog } from './opened';

type Props = { resource: string; declaration: Resource; opened: OpenedDialog; onClose: () => void; onDone: () => void };

const RemoveDialog = ({
  resource,
  declaration,
  opened,
  onClose,
  onDone,
}: Props & { opened: Extract<OpenedDialog, { kind: 'remove' }> }) => {
  const t = useText();
  const [remove] = useDelete(
    resource,
    { id: opened.record.id, previousData: opened.record },
    { mutationMode: 'pessimistic', returnPromise: true },
  );
  const onConfirm = async () => {
    try {
      await remove();
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
      about={declaration.recordTitle(opened.record as never)}
      confirm={t('list.delete')}
      cancel={t('form.cancel')}
      isDestructive
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
};

const cache = new WeakMap<object, ReturnType<typeof lazy>>();
const dialogOf = (action: { dialog: () => Promise<{ default: React.ComponentType<never> }> }) => {
  let dialog = cache.get(action);
  if (!dialog) cache.set(action, (dialog = lazy(action.dialog as never)));
  return dialog;
};

/** The dialog that a row or the page has opened; each loads when it is asked for. */
const RowDialog = (props: Props) => {
  const { declaration, opened, onClose, onDone } = props;
  const Declared = useMemo(() => (opened.kind === 'remove' ? null : dialogOf(opened.action)), [opened]) as React.ComponentType<
    Record<string, unknown>
  > | null;
  if (opened.kind === 'remove') return <RemoveDialog {...props} opened={opened} />;
  if (!Declared) return null;
  return opened.kind === 'page' ? (
    <Declared onClose={onClose} onDone={onDone} />
  ) : (
    <Declared record={opened.record} title={declaration.recordTitle(opened.record as never)} onClose={onClose} onDone={onDone} />
  );
};
export default RowDialog;
