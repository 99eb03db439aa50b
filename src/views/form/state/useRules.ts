import { useEffect, useMemo } from 'react';
import type { ObjectSchema } from 'yup';
import type { Leaf } from '../../../fields/codecs/leaf';
import type { Values } from '../../../schema/path';
import type { Form } from '../../../schema/resource';
import { loadLazy, preloadLazy } from '../../../ui/lazy';

/** The rules stand on yup, which loads while the form is read. */
const load = () => import('./shape');

/** Checks what was typed against the rules of a form, where the paths that count are given. Rejects when the rules cannot be loaded. */
export const useRules = (leaves: readonly Leaf[], rules: Form['rules'], record: Values | null) => {
  useEffect(() => preloadLazy(load), []);
  return useMemo(() => {
    let shape: ObjectSchema<Values> | undefined;
    return async (typed: Values, active: ReadonlySet<string>) => {
      const { shapeOf, validate } = await loadLazy(load);
      shape ??= shapeOf(leaves, rules, record);
      return validate(shape, typed, active);
    };
  }, [leaves, rules, record]);
};
