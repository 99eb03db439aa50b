import type { ListPath } from '../../schema/actions';
import type { EnginePageAction } from '../../schema/resource';
import { useLazy } from '../../ui/lazy';
import { ReloadContext } from '../../ui/submission/ReloadContext';
import ActionDialog from '../actions/ActionDialog';
import type { OpenedDialog } from './opened';

type Props = { opened: OpenedDialog; path?: ListPath; onClose: () => void; onDone: (outcome?: 'removed') => void };

const PageDialog = ({ action, onClose, onDone }: Pick<Props, 'onClose' | 'onDone'> & { action: EnginePageAction }) => {
  const Declared = useLazy(action.dialog);
  const reload = () => {
    onClose();
    onDone();
  };
  return (
    Declared && (
      <ReloadContext value={reload}>
        <Declared onClose={onClose} onDone={() => onDone()} />
      </ReloadContext>
    )
  );
};

/** The dialog that a row or the page has opened; each loads when it is asked for. */
const RowDialog = ({ opened, ...props }: Props) =>
  opened.kind === 'page' ? (
    <PageDialog {...props} action={opened.action} />
  ) : (
    <ActionDialog {...props} action={opened.action} record={opened.record} />
  );
export default RowDialog;
