import { useLazy } from '../../ui/lazy';
import type { CellProps } from '../cell';

/** A component that the declaration brings. */
export const PanelCell = ({ field, value, record }: CellProps<'panel'>) => {
  const Panel = useLazy(field.component);
  return Panel ? <Panel label={field.label} value={value} record={record} /> : <span className="panel-waiting text-link" aria-hidden />;
};
