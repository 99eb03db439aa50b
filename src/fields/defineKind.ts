import type { ComponentType } from 'react';
import type { Kind, KindOptions } from '../schema/field';
import type { FieldKind, KindDefinition, Load, Traits } from '../schema/kind';
import type { Cell } from './cells/cell';
import type { FilterLabelProps } from './filters/filter';
import type { KindParts } from './kindParts';

/** What makes a kind of field. */
export type KindSpec<K extends Kind> = {
  /** The name that fields of the kind carry. It has a line of its own in `KindOptions`. */
  kind: K;
  /** What is known of the kind before anything of it loads. */
  traits: Traits<KindOptions[K]>;
  /** How it is shown. Loads with a list or form that shows one. */
  Cell: Load<Cell<K>>;
  /** What the chosen values of its filter are called. Loads with the first of them. Default: the values as they are. */
  FilterLabel?: Load<ComponentType<FilterLabelProps<K>>>;
  /** Everything else: the options, the codec, the input, the filter. */
  parts: Load<KindParts<K>>;
};

/**
 * Puts a kind of field together. What comes back declares a field, as `declare` does, and is the kind: for the list of kinds
 * (`src/fields/kinds/index.ts`), or for the `kinds` of the one declaration that brings it.
 *
 * @example export const rating = defineKind(declare, { kind: 'rating', traits, Cell: () => import('./RatingCell'), parts: () => import('./parts') });
 */
export const defineKind = <K extends Kind, D extends (...parameters: never[]) => { kind: K }>(
  declare: D,
  spec: KindSpec<K>,
): D & FieldKind => Object.assign(declare, { definition: spec as unknown as KindDefinition });
