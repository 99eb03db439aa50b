import type { ComponentType } from 'react';
import type { Kind } from '../schema/field';
import type { CellProps } from './cell';
import { ChoiceCell } from './choice/ChoiceCell';
import { DateTimeCell } from './dateTime/DateTimeCell';
import { DerivedCell } from './derived/DerivedCell';
import { ItemsCell } from './items/ItemsCell';
import { PanelCell } from './panel/PanelCell';
import { ReferenceCell } from './reference/ReferenceCell';
import { TextCell } from './text/TextCell';
import { ToggleCell } from './toggle/ToggleCell';

/** How each kind is shown; complete by type. */
const cells: { [K in Kind]: ComponentType<CellProps<K>> } = {
  text: TextCell,
  integer: TextCell,
  reference: ReferenceCell,
  choice: ChoiceCell,
  toggle: ToggleCell,
  date: TextCell,
  dateTime: DateTimeCell,
  derived: DerivedCell,
  password: TextCell,
  panel: PanelCell,
  items: ItemsCell,
};

/** The cell of a kind; an unknown kind is a mistake in a declaration and throws. */
export const cellOf = (kind: Kind) => {
  const Cell = cells[kind] as ComponentType<CellProps> | undefined;
  if (!Cell) throw new Error(`There is no kind of field called ${kind}`);
  return Cell;
};
