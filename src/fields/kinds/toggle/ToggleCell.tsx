import { isEmpty } from '../../../schema/values/path';
import { cannotShow, emptyMark, type Cell, type CellProps } from '../../cells/cell';
import { Chip } from '../../cells/Chip';

/** True as a green dot, false as a neutral ring. */
const ToggleValue = ({ field: { on, off }, value }: CellProps<'toggle'>) => {
  if (isEmpty(value)) return <>{emptyMark}</>;
  if (typeof value !== 'boolean') return cannotShow();
  return value ? (
    <Chip tone="green" mark="dot">
      {on}
    </Chip>
  ) : (
    <Chip tone="neutral" mark="ring">
      {off}
    </Chip>
  );
};
const ToggleCell: Cell<'toggle'> = { Value: ToggleValue };
export default ToggleCell;
