import type { ComponentType } from 'react';
import type { KindTable } from '../schema/language/problem';
import type { Kind } from '../schema/field';
import type { EngineField, Load } from '../schema/kind';
import type { Codec } from './codecs/codec';
import type { Filter } from './filters/filter';
import type { InputProps } from './inputs/input';
import type { KindSchema } from './rules/kindSchema';

/** What a kind needs beyond being shown. The parts of all kinds load together, with the first form or filter panel. */
export type KindParts<K extends Kind = Kind> = {
  /** Its rows of the table of the language. They load with the check of declarations. */
  options: Load<KindTable>;
  /** How it is read and written. Default: none, for a kind that nobody types. */
  codec?: Codec<K>;
  /** Its rules, as yup has them. They load while a form is read. Default: a required value is there, and a text not too long. */
  schema?: Load<KindSchema<K>>;
  /** How it is typed. It loads with a form that has one: a form reads a value without waiting for its input. Default: none, for a kind that nobody types. */
  Input?: Load<ComponentType<InputProps<K>>>;
  /** How it filters a list. It loads with the filter panel. Default: it does not filter. */
  Filter?: Load<Filter<K>>;
};

/** Loads the parts of a field's kind. */
export const partsLoadOf = ({ definition }: Pick<EngineField, 'definition'>) => definition.parts as Load<KindParts>;
