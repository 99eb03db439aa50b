import type { Row } from '../row';
import type { EngineAct, EnginePageAct } from '../../schema/resource';

/** The dialog that a list has open. */
export type OpenedDialog = { kind: 'page'; act: EnginePageAct } | { kind: 'row'; act: EngineAct; record: Row };
