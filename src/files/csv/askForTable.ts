import { askWorker } from '../workers/askWorker';
import type { NoTable, Table, TableQuestion } from './readTable';

/** Reads a CSV beside the page, which stays as quick as it was: it may have a hundred thousand rows. */
export const askForTable = async (file: File, { key, columns }: Omit<TableQuestion, 'bytes'>): Promise<Table | NoTable> =>
  askWorker<Table | NoTable>('csv', { bytes: new Uint8Array(await file.arrayBuffer()), key, columns });
