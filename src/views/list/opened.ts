import type { EngineAct, EnginePageAct } from '../../schema/resource';

export type Row = { id: string | number } & Record<string, unknown>;
/** The dialog that a list has open. */
export type OpenedDialog = { kind: 'page'; act: EnginePageAct } | { kind: 'row'; act: EngineAct; record: Row };
