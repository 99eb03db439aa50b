import type { ReactNode } from 'react';
import type { ListPath, OpenAction } from '../schema/actions';
import type { Resource } from '../schema/resource';
import { usePart } from '../ui/parts';

type Row = { id: string | number } & Record<string, unknown>;
type Props = {
  declaration: Resource;
  action: OpenAction;
  record: Row;
  path?: ListPath;
  onClose: () => void;
  onDone: (outcome?: 'removed') => void;
};

/** The dialog of an act on a record; it loads when it is asked for. */
const ActionDialog = ({ declaration, action, ...props }: Props) => {
  const Declared = usePart<(props: never) => ReactNode>(action.dialog) as
    ((props: Omit<Props, 'declaration' | 'action'> & { title: string }) => ReactNode) | null;
  return Declared && <Declared {...props} title={declaration.recordTitle(props.record as never)} />;
};
export default ActionDialog;
