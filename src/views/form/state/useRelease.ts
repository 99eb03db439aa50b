import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { codecOf } from '../../../fields/codecs/codecs';
import type { Leaf } from '../../../fields/codecs/leaf';
import { valueAt } from '../../../schema/values/path';
import { useLatest } from './useLatest';

/** Lets go of what inputs hold when their form goes, such as uploads under way, unless another form has taken it over. */
export const useRelease = (leaves: readonly Leaf[], { getValues }: UseFormReturn, isHandedOn: () => boolean) => {
  const release = useLatest(() => {
    const values = isHandedOn() ? null : getValues();
    for (const { path, field } of values ? leaves : []) codecOf(field).release?.(valueAt(values!, path));
  });
  useEffect(() => () => release.current(), [release]);
};
