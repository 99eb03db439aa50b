import type { Row } from '../row';
import type { EngineAction, EnginePageAction } from '../../schema/resource';

/** The dialog that a list has open. */
export type OpenedDialog = { kind: 'page'; action: EnginePageAction } | { kind: 'row'; action: EngineAction; record: Row };
