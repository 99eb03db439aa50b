import { formatCount } from '../../../src/format/count';
import { useLookupRows } from '../../../src/fields/lookups';
import { useViewer } from '../../../src/views';
import { salesOfficeLabels } from '../../vocabulary/labels';
import { leftOutOf, reasonsOf } from '../audience/reasons';
import type { Audience } from '../audience/useAudience';
import { ReviewLine } from './ReviewLine';

/** Who gets it, by office and by region, and how many rows of the list nobody gets. What no region has is told, so that the figures add up. */
export const AudienceLines = ({ audience }: { audience: Audience }) => {
  const { level } = useViewer();
  const { data: names = [] } = useLookupRows('regions');
  const nameOf = (code: string) => names.find(({ id }) => id === code)?.label ?? code;
  const left = leftOutOf(audience);
  return (
    <>
      {Object.entries(audience.offices).map(([office, { total, regions }]) => {
        const rest = Object.values(regions).reduce((left, count) => left - count, total);
        return (
          <ReviewLine key={office} label={salesOfficeLabels[office as keyof typeof salesOfficeLabels] ?? office}>
            <strong>{formatCount(total)}</strong>
            <ul className="review-regions">
              {Object.entries(regions).map(([code, count]) => (
                <li key={code}>
                  {nameOf(code)} {formatCount(count)}
                </li>
              ))}
              {rest !== 0 && <li>Elsewhere {formatCount(rest)}</li>}
            </ul>
          </ReviewLine>
        );
      })}
      {left > 0 && (
        <ReviewLine label="Left out">
          <strong>{formatCount(left)}</strong> of {formatCount(audience.rows)}: {reasonsOf(audience, level).join(', ')}
        </ReviewLine>
      )}
    </>
  );
};
