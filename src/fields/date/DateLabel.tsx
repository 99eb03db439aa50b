import type { FilterLabelProps } from '../filtering/filter';

/** Chosen days. */
export const DateLabel = ({ values, children }: FilterLabelProps<'date'>) => <>{children(values.join(', '))}</>;
