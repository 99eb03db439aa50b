import { formatCount } from '../../../src/format/count';
import { salesOfficeLabels } from '../../vocabulary/labels';
import { leftOutOf, reasonsOf } from '../audience/reasons';
import type { Audience } from '../audience/useAudience';
import { listOf } from '../clientList/clientList';
import { amountWarnings } from '../clientList/findings';
import { hasVariables, type NotificationDraft } from '../notification';
import { unevenTags, unreplacedTags, usedColumns } from '../tags';

/** What has to be ticked off before it is sent: who is left out, offices where nobody gets it, amounts that are missing, and tags that go wrong. */
export const acknowledgementsOf = (draft: NotificationDraft, audience: Audience | undefined, level: number): string[] => {
  const list = draft.type !== 'SYSTEM' && hasVariables(draft.csvType) ? listOf(draft.csvFile) : undefined;
  const left = audience ? leftOutOf(audience) : 0;
  const empty = Object.entries(audience?.offices ?? {}).filter(([, { total }]) => total === 0);
  return [
    ...(left > 0
      ? [`${formatCount(left)} of ${formatCount(audience!.rows)} rows get nothing: ${reasonsOf(audience!, level).join(', ')}`]
      : []),
    ...(audience && audience.total > 0 ? empty.map(([office]) => `${salesOfficeLabels[office as 'HK'] ?? office}: nobody gets it`) : []),
    ...(list ? amountWarnings(list, usedColumns(draft)) : []),
    ...unreplacedTags(draft),
    ...unevenTags(draft),
  ];
};
