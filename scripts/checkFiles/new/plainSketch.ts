import type { Entry } from './fields';
import { sketchOf, type Sketch } from './sketch';

const entries: readonly Entry[] = [
  { name: 'name', field: { kind: 'text', label: 'Name', required: true, maxLength: 60 }, isTyped: true },
  { name: 'open', field: { kind: 'toggle', label: 'Open', required: true, on: 'Open', off: 'Closed' }, isTyped: true },
  { name: 'updatedAt', field: { kind: 'timestamp', label: 'Last update', by: 'updatedByName' }, isTyped: false },
];

/** The sketch of a small entity to start from. */
export const plainSketch = (path: string): Sketch => sketchOf(entries, path)!;
