import { askWorker } from '../workers/askWorker';
import type { MapDrawing } from './drawMap';
import type { NoMap } from './readKmz';

/** Reads a KMZ beside the page, which stays as quick as it was: a map may have ten thousand places. */
export const askForMap = (bytes: Uint8Array, signal?: AbortSignal) => askWorker<MapDrawing | NoMap>('kmz', bytes, signal);
