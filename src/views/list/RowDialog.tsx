import type { ListPath } from '../../schema/acts';
import type { EnginePageAct } from '../../schema/resource';
import { useLazy } from '../../ui/lazy';
import ActDialog from '../acts/ActDialog';
import type { OpenedDialog } from './opened';

type Props = { opened: OpenedDialog; path?: ListPath; onClose: () => void; onDone: (outcome?: 'removed') => void };

const PageDialog = ({ act, onClose, onDone }: Pick<Props, 'onClose' | 'onDone'> & { act: EnginePageAct }) => {
  const Declared = useLazy(act.dialog);
  return Declared && <Declared onClose={onClose} onDone={() => onDone()} />;
};

/** The dialog that a row or the page has opened; each loads when it is asked for. */
const RowDialog = ({ opened, ...props }: Props) =>
  opened.kind === 'page' ? <PageDialog {...props} act={opened.act} /> : <ActDialog {...props} act={opened.act} record={opened.record} />;
export default RowDialog;
