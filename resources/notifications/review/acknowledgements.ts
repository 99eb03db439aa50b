import { formatCount } from '../../../src/format/count';
import type { Translated } from '../../../src/messages/page';
import { leftOutOf, reasonsOf } from '../audience/reasons';
import type { Audience } from '../audience/useAudience';
import type { ClientList } from '../clientList/clientList';
import { amountWarnings } from '../clientList/findings';
import { officeName } from '../names';
import { hasVariables, type NotificationDraft } from '../notification';
import { unevenTags, unreplacedTags, usedColumns } from '../tags';
import { t } from '../texts';

/** The rows of the list that nobody gets, with the reasons. */
const leftOutText = (audience: Audience, level: number) =>
  t('%{left} of %{total} rows get nothing: %{reasons}', {
    left: formatCount(leftOutOf(audience)),
    total: formatCount(audience.rows),
    reasons: reasonsOf(audience, level).join(', '),
  });

/** A warning about the amounts of a list, which has rows that get nothing too: whose amounts are counted. */
const inAllRows = (warning: Translated, audience: Audience | undefined) =>
  audience && leftOutOf(audience) > 0 ? t('%{warning}, counted in all rows of the list', { warning }) : warning;

/** What has to be ticked off before it is sent: who is left out, offices where nobody gets it, amounts that are missing, and tags that go wrong. */
export const acknowledgementsOf = (
  draft: NotificationDraft,
  audience: Audience | undefined,
  list: ClientList | undefined,
  level: number,
): Translated[] => {
  const empty = Object.entries(audience?.offices ?? {}).filter(([, { total }]) => total === 0);
  return [
    ...(audience && leftOutOf(audience) > 0 ? [leftOutText(audience, level)] : []),
    ...(audience && audience.total > 0 ? empty.map(([office]) => t('%{office}: nobody gets it', { office: officeName(office) })) : []),
    ...(list && hasVariables(draft.csvType) ? amountWarnings(list, usedColumns(draft)).map((warning) => inAllRows(warning, audience)) : []),
    ...unreplacedTags(draft),
    ...unevenTags(draft),
  ];
};
