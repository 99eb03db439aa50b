import { useLazy } from '../../../ui/lazy';
import type { Cell, CellProps } from '../../cells/cell';

/** A component that the declaration brings. */
const PanelValue = ({ field, value, record }: CellProps<'panel'>) => {
  const Panel = useLazy(field.component);
  return Panel ? <Panel label={field.label} value={value} record={record} /> : <span className="panel-waiting text-link" aria-hidden />;
};
/** What it shows it knows itself. */
const PanelCell: Cell<'panel'> = { Value: PanelValue, isBlank: () => false };
export default PanelCell;
