import { useLookupRows } from '../../src/fields/lookups';
import { emptyMark } from '../../src/fields';
import type { PanelProps } from '../../src/schema';
import { convertAcres } from './areas';
import type { Project } from './project';

type Unit = { code: string };

/** The size that is being typed in each of the chosen units (PRJ-046). */
const ConvertedSizes = ({ record: { propertySize, units } }: PanelProps<Project>) => {
  const { data } = useLookupRows<Unit>('projectUnits');
  if (!units || units.length === 0 || typeof propertySize !== 'number') return <>{emptyMark}</>;
  return (
    <ul>
      {units.map((unit) => (
        <li key={unit}>
          {[convertAcres(propertySize, unit), data?.find(({ code }) => code === unit)?.label ?? unit].filter(Boolean).join(' ')}
        </li>
      ))}
    </ul>
  );
};
export default ConvertedSizes;
