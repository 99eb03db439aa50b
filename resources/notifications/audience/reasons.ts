import { formatCount } from '../../../src/format/count';
import type { Audience, Reason } from './useAudience';

const words: Record<Reason, string> = {
  unknown: 'unknown',
  otherOffice: 'of another sales office',
  otherRegion: 'of another region',
  inactive: 'not active',
  duplicate: 'repeated',
  blankKey: 'without a clientId',
  unread: 'unknown or repeated',
};

/** Why a row reaches nobody. Levels 2 and 3 are not told what belongs to other sales offices (PLT-121). */
export const reasonText = (reason: Reason, level: number) =>
  reason === 'unknown' && level > 1 ? 'unknown, or of another sales office' : words[reason];

/** How many rows reach nobody. */
export const leftOutOf = ({ leftOut }: Audience) => Object.values(leftOut).reduce((total, count) => total + count, 0);

/** How many rows reach nobody, by reason: "45 unknown". */
export const reasonsOf = ({ leftOut }: Audience, level: number): string[] =>
  (Object.entries(leftOut) as [Reason, number][]).map(([reason, count]) => `${formatCount(count)} ${reasonText(reason, level)}`);
