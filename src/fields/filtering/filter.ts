import type { ComponentType, ReactNode } from 'react';
import type { ListPath } from '../../schema/actions';
import type { Field, Kind } from '../../schema/field';
import type { Codec } from '../codec';

/** What a filter holds: a value as text, or several. */
export type FilterValue = string | readonly string[];
export type FilterProps<K extends Kind = Kind> = {
  field: Extract<Field<never, K>, { kind: K }>;
  name: string;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  /** The value that narrows the choices, of the filter that `within` names. */
  within?: string | readonly string[];
  /** The path parameters of a list that belongs to a record. */
  path?: ListPath;
  /** The values that the session locks it to (PLT-107); several where several may be chosen. */
  locked?: readonly string[];
  error?: string | null;
};
/** What is given to what says in a tag which values are chosen. */
export type FilterLabelProps<K extends Kind = Kind> = Pick<FilterProps<K>, 'field' | 'path'> & {
  values: readonly string[];
  children: (label: string) => ReactNode;
};

/** How a kind filters a list. */
export type Filter<K extends Kind = Kind> = {
  Input: ComponentType<FilterProps<K>>;
  /** Checks and reads what is typed, where something is. */
  codec?: Codec<K>;
};
