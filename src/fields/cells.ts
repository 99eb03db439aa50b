import { createElement } from 'react';
import type { Field, Kind } from '../schema/field';
import type { Values } from '../schema/path';
import { lazyComponent } from '../ui/lazy';
import { plainText, type Cell, type CellProps } from './cell';
import { ChoiceCell } from './choice/ChoiceCell';
import { TimestampCell } from './timestamp/TimestampCell';
import { derivedCell } from './derived/DerivedCell';
import { fileNames } from './file/fileNames';
import { itemsCell } from './items/ItemsCell';
import { MultilineCell } from './multiline/MultilineCell';
import { PanelCell } from './panel/PanelCell';
import { ReferenceCell } from './reference/ReferenceCell';
import { TextCell } from './text/TextCell';
import { ToggleCell } from './toggle/ToggleCell';

/** A kind that is rare in lists arrives when one shows it. */
const loadLocalized = () => import('./localized/LocalizedCell');
const LocalizedCell = lazyComponent(loadLocalized);
/** A kind that wraps another is handed how that one is shown. */
const LocalizedValue = (props: CellProps<'localized'>) =>
  createElement(LocalizedCell, { ...props, Inner: cellOf(props.field.of.kind).Value });
const loadMatrix = () => import('./matrix/MatrixCell');
const loadDecimal = () => import('./decimal/DecimalCell');
const loadMoment = () => import('./localDateTime/LocalDateTimeCell');
const loadRichText = () => import('./richText/RichTextCell');
const loadFile = () => import('./file/FileCell');

/** How each kind is shown; complete by type. */
const cells: { [K in Kind]: Cell<K> } = {
  text: { Value: TextCell },
  multiline: { Value: MultilineCell },
  decimal: { Value: lazyComponent(loadDecimal), isLabelled: true, order: 'number', ahead: () => loadDecimal },
  integer: { Value: TextCell, isLabelled: true, order: 'number' },
  // nothing may have a name of its own
  reference: { Value: ReferenceCell, isBlank: () => false },
  choice: { Value: ChoiceCell },
  toggle: { Value: ToggleCell },
  date: { Value: TextCell },
  localDateTime: { Value: lazyComponent(loadMoment), isLabelled: true, order: 'time', ahead: () => loadMoment },
  timestamp: { Value: TimestampCell, isLabelled: true, order: 'time' },
  derived: derivedCell,
  password: { Value: TextCell },
  // what it shows it knows itself
  panel: { Value: PanelCell, isBlank: () => false, ahead: ({ component }) => component },
  items: itemsCell,
  file: { Value: lazyComponent(loadFile), text: fileNames, isBlank: (about) => fileNames(about) === '', ahead: () => loadFile },
  richText: { Value: lazyComponent(loadRichText), ahead: () => loadRichText },
  matrix: { Value: lazyComponent(loadMatrix), ahead: () => loadMatrix },
  localized: { Value: LocalizedValue, ahead: () => loadLocalized },
};

/** How a kind is shown; an unknown kind is a mistake in a declaration and throws. */
export const cellOf = (kind: Kind) => {
  const cell = cells[kind] as Cell | undefined;
  if (!cell) throw new Error(`There is no kind of field called ${kind}`);
  return cell;
};

type Shown = { field: Field; name: string; record: Values };
/** A value as plain text; nothing is ''. */
export const textOf = (shown: Shown) => (cellOf(shown.field.kind).text ?? plainText)(shown);
/** Whether there is nothing to show. */
export const isBlank = (shown: Shown) => cellOf(shown.field.kind).isBlank?.(shown) ?? textOf(shown) === '';
