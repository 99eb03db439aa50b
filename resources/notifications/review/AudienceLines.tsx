import { formatCount } from '../../../src/format/count';
import { useLookupRows } from '../../../src/fields/lookups';
import { salesOfficeLabels } from '../../vocabulary/labels';
import { salesOfficeRegions } from '../../vocabulary/officeRegions';
import { officesOf, type Draft } from '../notification';
import { ReviewLine } from './ReviewLine';
import type { Audience } from './useAudience';

/** Who gets it, by office and by region, and how many rows of the list nobody gets. */
export const AudienceLines = ({ draft, audience }: { draft: Draft; audience: Audience }) => {
  const { data: names = [] } = useLookupRows('regions');
  const nameOf = (code: string) => names.find(({ id }) => id === code)?.label ?? code;
  const own = officesOf(draft);
  return (
    <>
      {own.map((office) => (
        <ReviewLine key={office} label={salesOfficeLabels[office as keyof typeof salesOfficeLabels] ?? office}>
          <strong>{formatCount(audience.offices[office] ?? 0)}</strong>
          <ul className="review-regions">
            {Object.entries(audience.regions)
              .filter(([code]) => own.length === 1 || salesOfficeRegions[office]?.includes(code))
              .map(([code, count]) => (
                <li key={code}>
                  {nameOf(code)} {formatCount(count)}
                </li>
              ))}
          </ul>
        </ReviewLine>
      ))}
      {draft.type !== 'SYSTEM' && <ReviewLine label="Ignored rows">{formatCount(audience.ignored)}</ReviewLine>}
    </>
  );
};
