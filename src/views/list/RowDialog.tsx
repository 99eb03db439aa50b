import type { ComponentType } from 'react';
import { useDelete } from 'react-admin';
import type { Resource } from '../../schema/resource';
import { useText } from '../../messages/i18n';
import { focusContent } from '../../ui/focusContent';
import { showMessage } from '../../ui/messages/messages';
import { usePart } from '../../ui/parts';
import QuestionDialog from '../../ui/QuestionDialog';
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

type DeclaredProps = Props & { opened: Exclude<OpenedDialog, { kind: 'remove' }> };

const DeclaredDialog = ({ declaration, opened, onClose, onDone }: DeclaredProps) => {
  const Declared = usePart<ComponentType<never>>(opened.action.dialog) as ComponentType<Record<string, unknown>>;
  const about = opened.kind === 'row' && { record: opened.record, title: declaration.recordTitle(opened.record as never) };
  return <Declared {...about} onClose={onClose} onDone={onDone} />;
};

/** The dialog that a row or the page has opened; each loads when it is asked for. */
const RowDialog = (props: Props) => {
  const { opened } = props;
  return opened.kind === 'remove' ? <RemoveDialog {...props} opened={opened} /> : <DeclaredDialog {...props} opened={opened} />;
};
export default RowDialog;
