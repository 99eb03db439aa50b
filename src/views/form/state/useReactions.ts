import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { codecOf } from '../../../fields/codecs/codecs';
import type { Leaf } from '../../../fields/codecs/leaf';
import { useLookupReader } from '../../../fields/lookups/useLookupReader';
import { optionFor } from '../../../schema/kind';
import { isMissing, isSame, nested, valueAt, type Values } from '../../../schema/path';
import type { ChangeAbout } from '../../../schema/field';
import type { Form } from '../../../schema/resource';
import { useEngine } from '../../engine';
import { createReactor } from './createReactor';
import { useStable } from '../../../ui/hooks/useStable';

/** What a change of another field has replaced in an input, and what that field is called. */
export type Replaced = { value: unknown; cause: string };

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
  /** What the inputs started with, by path. */
  stored: Values,
  /** Looks again at what is told of a field. */
  tellAgain: (name: string) => void,
) => {
  const [replaced, setReplaced] = useState<Readonly<Record<string, Replaced>>>({});
  const forget = useCallback(
    (paths: readonly string[]) =>
      setReplaced((before) =>
        paths.some((path) => path in before)
          ? Object.fromEntries(Object.entries(before).filter(([path]) => !paths.includes(path)))
          : before,
      ),
    [],
  );
  /** What somebody has chosen, or what is stored, is not lost with a slip; what a new form starts with is nobody's. */
  const note = (leaf: Leaf, after: unknown, cause: string) => {
    const before: unknown = valueAt(getValues(), leaf.path);
    const isWorth = !isMissing(codecOf(leaf.field).parse(before, leaf.field)) && (record !== null || !isSame(before, stored[leaf.path]));
    if (isSame(before, after) || !isWorth || leaf.field.filled) return;
    setReplaced((all) => (leaf.path in all ? all : { ...all, [leaf.path]: { value: before, cause: fields[cause]!.label } }));
  };
  const lookups = useLookupReader();
  const { locks } = useEngine();
  const rowOf = useStable((name: string, value: unknown) => lookups.rowOf(fields[name]!, value));
  const about = useStable((): Omit<ChangeAbout, 'isTouched'> => ({
    values: over(getValues()),
    stored: record,
    codesOf: (name, within) => lookups.codesOf(fields[name]!, within),
    isLocked: (name) => {
      const lock = optionFor(fields[name]!, 'lock');
      return lock !== undefined && lock in locks;
    },
  }));
  const set = useStable((values: Values, cause: string) => {
    for (const leaf of leaves.filter(({ name }) => name in values)) {
      const value = codecOf(leaf.field).read(nested({ [leaf.member]: values[leaf.name] }), leaf);
      note(leaf, value, cause);
      setValue(leaf.path, value, { shouldDirty: true, shouldValidate: isTold() });
    }
  });
  const onSettled = useStable((name: string) => {
    if (isTold()) tellAgain(name);
  });
  const [reactor] = useState(() => createReactor({ rowOf, about, set, onSettled }));
  useEffect(() => {
    reactor.setEnded(false);
    return () => reactor.setEnded(true);
  }, [reactor]);
  return {
    /** A person has changed a field. */
    react: useStable((name: string, value: unknown) => {
      forget(leaves.filter((leaf) => leaf.name === name).map(({ path }) => path));
      reactor.react(reactions, name, value);
    }),
    awaited: reactor.awaited,
    replaced,
    /** Brings back what was replaced in an input. */
    undo: useStable((path: string) => {
      if (isSending() || !replaced[path]) return;
      setValue(path, replaced[path].value, { shouldDirty: true, shouldValidate: isTold() });
    }),
  };
};
