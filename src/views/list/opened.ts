import type { OpenAction, PageAction, RowAction } from '../../schema/actions';
import type { Values } from '../../schema/path';

export type Row = { id: string | number } & Record<string, unknown>;
/** The dialog that a list has open. */
export type OpenedDialog =
  | { kind: 'page'; action: PageAction }
  | { kind: 'row'; action: OpenAction<Values>; record: Row }
  | { kind: 'remove'; action: Extract<RowAction, { type: 'remove' }>; record: Row };
