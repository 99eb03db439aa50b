import { RecordContextProvider } from 'react-admin';
import type { ListPath } from '../../schema/acts';
import type { Values } from '../../schema/path';
import type { EngineAct } from '../../schema/resource';
import { useLazy } from '../../ui/lazy';
import { useDeclared } from '../declared';
import { AskDialog } from './AskDialog';

type Props = {
  act: EngineAct;
  record: Values;
  path?: ListPath;
  onClose: () => void;
  onDone: (outcome?: 'removed') => void;
};

const OpenDialog = ({ act, ...props }: Props & { act: Extract<EngineAct, { type: 'open' }> } & { title: string }) => {
  const Declared = useLazy(act.dialog);
  return Declared && <Declared {...props} />;
};

/** The dialog of an act on a record; it loads when it is asked for. */
const ActDialog = (props: Props) => {
  const { act, record } = props;
  const title = useDeclared().declaration.recordTitle(record);
  return (
    <RecordContextProvider value={record}>
      {act.type === 'ask' ? <AskDialog {...props} act={act} title={title} /> : <OpenDialog {...props} act={act} title={title} />}
    </RecordContextProvider>
  );
};
export default ActDialog;
