import { formatCount } from '../../../src/format/count';
import type { Translated } from '../../../src/messages/page';
import { t } from '../texts';
import type { Audience, Reason } from './useAudience';

const words = {
  unknown: 'unknown',
  otherOffice: 'of another sales office',
  otherRegion: 'of another region',
  inactive: 'not active',
  duplicate: 'repeated',
  blankKey: 'without a clientId',
  unread: 'unknown or repeated',
} as const satisfies Record<Reason, string>;

/** The reasons as they are listed: those that somebody can correct come first. */
export const reasonOrder = Object.keys(words) as readonly Reason[];

const statuses: Readonly<Record<string, 'inactive' | 'suspended' | 'deleted'>> = {
  OPENED: 'inactive',
  SUSPENDED: 'suspended',
  DELETED: 'deleted',
};
/** Why one row reaches nobody: of an account that is not active its status. */
export const rowReasonText = ({ reason, status }: { reason: Reason; status?: string }, level: number) => {
  const word = status === undefined ? undefined : statuses[status];
  return word ? t(word) : reasonText(reason, level);
};

/** Why rows reach nobody. Levels 2 and 3 are not told what belongs to other sales offices (PLT-121). */
export const reasonText = (reason: Reason, level: number) =>
  reason === 'unknown' && level > 1 ? t('unknown, or of another sales office') : t(words[reason]);

/** How many rows reach nobody. */
export const leftOutOf = ({ leftOut }: Audience) => Object.values(leftOut).reduce((total, count) => total + count, 0);

/** How many rows reach nobody for a reason: "45 unknown". */
export const countedReason = (reason: Reason, count: number, level: number) =>
  t('%{total} %{reason}', { total: formatCount(count), reason: reasonText(reason, level) });

/** How many rows reach nobody, by reason. */
export const reasonsOf = ({ leftOut }: Audience, level: number): Translated[] =>
  (Object.entries(leftOut) as [Reason, number][]).map(([reason, count]) => countedReason(reason, count, level));
