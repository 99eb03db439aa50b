import type { LookupPart } from '../../lookups/useLookup';
import { useFormField } from '../../inputs/formField';
import type { ReferenceOptions } from './declare';

/** The value of the field that narrows the choices; undefined where there is no such field, or where its value stands for the whole lookup. */
export const useOuterValue = ({ within, allOf }: Pick<ReferenceOptions, 'within' | 'allOf'>): LookupPart | undefined => {
  const { watch } = useFormField();
  if (within === undefined) return undefined;
  const value = watch(within);
  if (allOf !== undefined && [value].flat().includes(allOf)) return undefined;
  return Array.isArray(value) ? (value as string[]) : String(value ?? '');
};
