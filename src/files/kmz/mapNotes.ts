import type { onDemandText } from '../../messages/onDemand';
import type { MapDrawing } from './drawMap';

/** The sentences that say what a drawing leaves out: no places, positions that cannot be read, maps that it links to. */
export const getMapNotes = ({ places, unreadable, unreadLinks }: MapDrawing, t: typeof onDemandText): string[] => [
  ...(places.length === 0 ? [t('map.empty')] : []),
  ...(unreadable > 0 ? [t('map.unreadable', { smart_count: unreadable })] : []),
  ...(unreadLinks > 0 ? [t('map.unreadLinks', { smart_count: unreadLinks })] : []),
];
