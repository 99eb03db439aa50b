import { emptyMark, type CellProps } from '../cell';
import { Chip } from '../choice/Chip';

/** True as a green dot, false as a neutral ring. */
export const ToggleCell = ({ field: { on, off }, value }: CellProps<'toggle'>) => {
  if (typeof value !== 'boolean') return <>{emptyMark}</>;
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
