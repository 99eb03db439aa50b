import { useRecordContext } from 'react-admin';
import { useWatch, type Control } from 'react-hook-form';
import type { InputProps } from '../../../fields/input';
import type { Leaf } from '../../../fields/leaf';
import { holds, namesIn } from '../../../schema/condition';
import { valueAt } from '../../../schema/path';
import { useEngine } from '../../engine';

type Surroundings = Pick<InputProps, 'text' | 'within' | 'stored' | 'hasAlso' | 'isOwn' | 'viewer' | 'isLocked'>;

/** What an input is told of the rest of its form, of the stored record and of who looks. Drawn again for these values alone. */
export const useSurroundings = ({ path, member, field }: Leaf, control: Control, value: unknown): Surroundings => {
  const { locks, viewer } = useEngine();
  const record = useRecordContext();
  const stored: unknown = record && valueAt(record, member);

  const outer = 'within' in field ? field.within : undefined;
  const narrowing = useWatch({ name: outer ?? path, control }) as unknown;
  // an outer field that this person may not change is no input: the record has its value
  const outerValue = narrowing === undefined && outer && record ? valueAt(record, outer) : narrowing;
  const isWhole = 'whole' in field && field.whole !== undefined && [outerValue].flat().includes(field.whole);
  const asText = Array.isArray(outerValue) ? (outerValue as string[]) : String(outerValue ?? '');

  const also = 'also' in field ? field.also?.when : undefined;
  const names = also ? namesIn(also) : [];
  const values = useWatch({ name: names, control }) as unknown[];

  const shownAs = 'shownAs' in field ? field.shownAs : undefined;
  return {
    text: shownAs && record && stored === value ? (valueAt(record, shownAs) as string | undefined) : undefined,
    within: outer && !isWhole ? asText : undefined,
    stored,
    hasAlso: !also || holds(also, (each) => values[names.indexOf(each)]),
    isOwn: record && 'isOwn' in field ? field.isOwn?.(record as never, viewer) : undefined,
    viewer,
    isLocked: 'lock' in field && field.lock !== undefined && field.lock in locks,
  };
};
