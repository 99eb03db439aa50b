import { formatCount } from '../../../src/format/count';
import { useLookupRows } from '../../../src/fields/lookups';
import { useViewer } from '../../../src/views';
import { leftOutOf, reasonsOf } from '../audience/reasons';
import type { Audience } from '../audience/useAudience';
import { officeName } from '../names';
import { t } from '../texts';
import { withElement } from '../withElement';
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
          <ReviewLine key={office} label={officeName(office)}>
            <strong>{formatCount(total)}</strong>
            <ul className="review-regions">
              {Object.entries(regions).map(([code, count]) => (
                <li key={code}>{`${nameOf(code)} ${formatCount(count)}`}</li>
              ))}
              {rest !== 0 && <li>{t('Elsewhere %{total}', { total: formatCount(rest) })}</li>}
            </ul>
          </ReviewLine>
        );
      })}
      {left > 0 && (
        <ReviewLine label={t('Left out')}>
          {withElement(<strong>{formatCount(left)}</strong>, (left) =>
            t('%{left} of %{total}: %{reasons}', {
              left,
              total: formatCount(audience.rows),
              reasons: reasonsOf(audience, level).join(', '),
            }),
          )}
        </ReviewLine>
      )}
    </>
  );
};
