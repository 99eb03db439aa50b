import type { ComponentType, ReactNode } from 'react';
import type { ListPath } from '../../schema/actions';
import type { Kind } from '../../schema/field';
import type { EngineField, Load } from '../../schema/kind';
import type { Codec } from '../codecs/codec';
import type { KindSchema } from '../rules/kindSchema';

/** What a filter holds: a value as text, or several. */
export type FilterValue = string | readonly string[];
export type FilterProps<K extends Kind = Kind> = {
  field: Extract<EngineField<K>, { kind: K }>;
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
  /** Reads what is typed, where something is. */
  codec?: Codec<K>;
  /** Checks what is typed. Default: whatever is typed is right. */
  schema?: KindSchema<K>;
};

/** Loads what says the chosen values of a filter; null where the values say enough. */
export const filterLabelLoadOf = ({ definition }: EngineField) =>
  (definition.FilterLabel ?? null) as Load<ComponentType<FilterLabelProps>> | null;
