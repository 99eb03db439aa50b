import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRowOf } from '../../../fields/reference/useRowOf';
import { codecOf } from '../../../fields/codecs';
import type { Leaf } from '../../../fields/leaf';
import { nested, type Values } from '../../../schema/path';
import type { Form } from '../../../schema/resource';
import { useIsMounted, useStable } from './useLatest';

/**
 * What a person's change of a field sets in others. Nothing else starts it: neither opening a form, nor a draft that is put
 * back, nor what another reaction has set. A reaction that needs the row that was chosen waits for it; one that a newer
 * choice has overtaken is dropped.
 */
export const useReactions = (
  { reactions, fields }: Pick<Form, 'reactions' | 'fields'>,
  leaves: readonly Leaf[],
  { setValue }: UseFormReturn,
) => {
  const rowOf = useRowOf();
  const isMounted = useIsMounted();
  const choices = useRef<Record<string, number>>({});

  const set = (values: Values) => {
    for (const leaf of leaves.filter(({ name }) => name in values)) {
      const record = nested({ [leaf.member]: values[leaf.name] });
      setValue(leaf.path, codecOf(leaf.field).read(record, leaf), { shouldDirty: true, shouldValidate: false });
    }
  };
  return useStable((name: string, value: unknown) => {
    const own = reactions[name] ?? [];
    const choice = (choices.current[name] ?? 0) + 1;
    choices.current[name] = choice;
    for (const reaction of own) {
      if (!reaction.needsRow) set(reaction.set(value, null));
      else
        void rowOf(fields[name]!, value).then(
          (row) => isMounted() && choices.current[name] === choice && set(reaction.set(value, row)),
          () => {},
        );
    }
  });
};
