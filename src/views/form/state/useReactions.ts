import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { codecOf } from '../../../fields/codecs';
import type { Leaf } from '../../../fields/leaf';
import { useLookupReader } from '../../../fields/reference/useLookupReader';
import { nested, type Values } from '../../../schema/path';
import type { ChangeAbout } from '../../../schema/field';
import type { Form } from '../../../schema/resource';
import { useEngine } from '../../engine';
import { createReactor } from './createReactor';
import { useStable } from '../../../ui/hooks/useStable';

/**
 * Lets a person's change of a field set others. Nothing else starts it: neither opening a form, nor a draft that is put
 * back, nor what another reaction has set.
 */
export const useReactions = (
  { reactions, fields }: Pick<Form, 'reactions' | 'fields'>,
  leaves: readonly Leaf[],
  { setValue, getValues }: UseFormReturn,
  over: (typed: Values) => Values,
  record: Values | null,
  isSending: () => boolean,
  /** Whether what is wrong is told at once: it is, after the first try to send. */
  isTold: () => boolean,
) => {
  const lookups = useLookupReader();
  const { locks } = useEngine();
  const rowOf = useStable((name: string, value: unknown) => lookups.rowOf(fields[name]!, value));
  const about = useStable((): Omit<ChangeAbout, 'isTouched'> => ({
    values: over(getValues()),
    stored: record,
    codesOf: (name, within) => lookups.codesOf(fields[name]!, within),
    isLocked: (name) => {
      const field = fields[name]!;
      return 'lock' in field && field.lock !== undefined && field.lock in locks;
    },
  }));
  const set = useStable((values: Values) => {
    // while the form is sent its values stay as they are
    if (isSending()) return;
    for (const leaf of leaves.filter(({ name }) => name in values)) {
      const record = nested({ [leaf.member]: values[leaf.name] });
      setValue(leaf.path, codecOf(leaf.field).read(record, leaf), { shouldDirty: true, shouldValidate: isTold() });
    }
  });
  const [reactor] = useState(() => createReactor({ rowOf, about, set }));
  useEffect(() => {
    reactor.setEnded(false);
    return () => reactor.setEnded(true);
  }, [reactor]);
  return useStable((name: string, value: unknown) => reactor.react(reactions, name, value));
};
