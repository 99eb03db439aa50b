import type { ListPath } from '../../schema/actions';
import type { EnginePageAction } from '../../schema/resource';
import { useLazy } from '../../ui/lazy';
import { ReloadContext } from '../../ui/submission/ReloadContext';
import ActionDialog from '../actions/ActionDialog';
import type { Row } from '../row';
import type { OpenedDialog } from './opened';

type Props = {
  opened: OpenedDialog;
  path?: ListPath;
  onClose: () => void;
  /** Called when the dialog has changed something, with the row that it has removed. */
  onDone: (removed?: Row) => void;
};

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
    <ActionDialog
      {...props}
      action={opened.action}
      record={opened.record}
      onDone={(outcome) => props.onDone(outcome === 'removed' ? opened.record : undefined)}
    />
  );
export default RowDialog;
