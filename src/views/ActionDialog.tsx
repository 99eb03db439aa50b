import { RecordContextProvider } from 'react-admin';
import type { ListPath, OpenAction } from '../schema/actions';
import type { Values } from '../schema/path';
import { usePart } from '../ui/parts';
import { useDeclared } from './declared';

type Props = {
  action: OpenAction<Values>;
  record: Values;
  path?: ListPath;
  onClose: () => void;
  onDone: (outcome?: 'removed') => void;
};

/** The dialog of an act on a record; it loads when it is asked for. */
const ActionDialog = ({ action, ...props }: Props) => {
  const { declaration } = useDeclared();
  const Declared = usePart(action.dialog);
  return (
    Declared && (
      <RecordContextProvider value={props.record}>
        <Declared {...props} title={declaration.recordTitle(props.record)} />
      </RecordContextProvider>
    )
  );
};
export default ActionDialog;
