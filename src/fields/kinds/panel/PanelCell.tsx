import { useLazy } from '../../../ui/lazy';
import type { Cell, CellProps } from '../../cells/cell';
import { ValueWaiting } from '../../cells/ValueWaiting';

/** A component that the declaration brings. */
const PanelValue = ({ field, value, record }: CellProps<'panel'>) => {
  const Panel = useLazy(field.component);
  if (Panel) return <Panel label={field.label} value={value} record={record} />;
  return (
    <span className="text-link">
      <ValueWaiting />
    </span>
  );
};
/** What it shows it knows itself. */
const PanelCell: Cell<'panel'> = { Value: PanelValue, isBlank: () => false };
export default PanelCell;
