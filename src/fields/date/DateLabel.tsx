import type { FilterLabelProps } from '../filter';

/** Chosen days. */
export const DateLabel = ({ values, children }: FilterLabelProps<'date'>) => <>{children(values.join(', '))}</>;
