import { RecordContextProvider } from 'react-admin';
import type { ListPath } from '../../schema/actions';
import type { Values } from '../../schema/values/path';
import type { EngineAction } from '../../schema/resource';
import { useLazy } from '../../ui/lazy';
import { ReloadContext } from '../../ui/submission/ReloadContext';
import { useDeclared } from '../declared';
import { ConfirmActionDialog } from './ConfirmActionDialog';

type Props = {
  action: EngineAction;
  record: Values;
  /** The record with what is typed over it. Default: nothing is. */
  values?: Values;
  path?: ListPath;
  onClose: () => void;
  onDone: (outcome?: 'removed', stored?: Values) => void;
};

const DeclaredDialog = ({
  action,
  ...props
}: Props & { action: Extract<EngineAction, { type: 'dialog' }>; values: Values; title: string }) => {
  const Declared = useLazy(action.dialog);
  return Declared && <Declared {...props} />;
};

/** The dialog of an action on a record; it loads when it is asked for. */
const ActionDialog = (props: Props) => {
  const { action, record, onClose, onDone } = props;
  const title = useDeclared().declaration.recordTitle(record);
  return (
    <RecordContextProvider value={record}>
      <ReloadContext
        value={() => {
          onClose();
          onDone();
        }}
      >
        {action.type === 'confirm' ? (
          <ConfirmActionDialog {...props} action={action} title={title} />
        ) : (
          <DeclaredDialog {...props} action={action} values={props.values ?? record} title={title} />
        )}
      </ReloadContext>
    </RecordContextProvider>
  );
};
export default ActionDialog;
