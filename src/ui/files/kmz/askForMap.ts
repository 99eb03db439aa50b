import { askWorker } from '../../workers/askWorker';
import type { MapDrawing } from './drawMap';

/** Reads a KMZ beside the page, which stays as quick as it was: a map may have ten thousand places. Null for what is no KMZ. */
export const askForMap = (bytes: Uint8Array, signal?: AbortSignal) => askWorker<MapDrawing | null>('kmz', bytes, signal);
