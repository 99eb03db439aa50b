import type { AnySchema } from 'yup';
import type { Values } from '../../schema/values/path';
import { loadedLazy } from '../../ui/lazy';
import { codecOf } from '../codecs/codecs';
import type { Leaf } from '../codecs/leaf';
import { schemaLoadOf } from './loadSchemas';
import type { KindSchema } from './kindSchema';
import { plainSchema } from './rule';

/** The rules of an input. Throws while those of its kind have not loaded. */
export const schemaOf = (leaf: Leaf, record: Values | null): AnySchema => {
  const { field } = leaf;
  const load = schemaLoadOf(field);
  const schema = load ? loadedLazy<KindSchema>(load) : plainSchema;
  if (!schema) throw new Error(`The rules of ${field.kind} have not loaded`);
  return schema(field, record ? codecOf(field).read(record, leaf) : undefined);
};
