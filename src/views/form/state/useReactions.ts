import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLookupReader } from '../../../fields/lookups/useLookupReader';
import type { ChangeAbout } from '../../../schema/field';
import { limitsOf } from '../../../schema/kind';
import type { Values } from '../../../schema/values/path';
import { useStable } from '../../../ui/hooks/useStable';
import { useEngine } from '../../engine';
import { createReactor, type Awaited } from '../model/createReactor';
import type { FormModel } from '../model/formModel';
import { inputsSetBy, noteReplaced, type Replaced } from '../model/reactions';

type Options = {
  model: FormModel;
  methods: UseFormReturn;
  /** What changes bring along and has not come yet; kept up to date here. */
  awaited: Awaited;
  isSending: () => boolean;
  /** Looks again at what is told of some fields. */
  check: (names: readonly string[]) => unknown;
};

/** What a change in code may look at. */
const useChangeAbout = ({ form, record, over }: FormModel, getValues: () => Values) => {
  const lookups = useLookupReader();
  const { locks } = useEngine();
  return {
    rowOf: useStable((name: string, value: unknown) => lookups.rowOf(form.fields[name]!, value)),
    about: useStable((): Omit<ChangeAbout, 'isTouched'> => ({
      values: over(getValues()),
      stored: record,
      codesOf: (name, within) => lookups.codesOf(form.fields[name]!, within),
      isLocked: (name) => limitsOf(form.fields[name]!, locks) !== undefined,
    })),
  };
};

/**
 * Lets a person's change of a field set others. Nothing else starts it: neither opening a form, nor a draft that is put
 * back, nor what another reaction has set.
 */
export const useReactions = ({ model, methods, awaited, isSending, check }: Options) => {
  const { setValue, getValues, formState } = methods;
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
  const put = (path: string, value: unknown) => setValue(path, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const set = useStable((values: Values, cause: string) => {
    const inputs = inputsSetBy(model, values, getValues());
    setReplaced((before) => noteReplaced(before, inputs, model.form.fields[cause]!.label));
    for (const { leaf, value } of inputs) put(leaf.path, value);
  });
  const onSettled = useStable((name: string) => {
    // a choice that cannot be used is reported before anything else is filled in
    if (formState.isSubmitted || model.isFilling(name)) check([name]);
  });
  const { rowOf, about } = useChangeAbout(model, getValues);
  const [reactor] = useState(() => createReactor({ rowOf, about, set, onSettled, awaited }));
  useEffect(() => {
    reactor.setEnded(false);
    return () => reactor.setEnded(true);
  }, [reactor]);
  return {
    /** A person has changed a field. */
    start: useStable((name: string, value: unknown) => {
      forget(model.leavesOf(name).map(({ path }) => path));
      reactor.react(model.form.reactions, name, value);
    }),
    /** What other changes have replaced, by path. */
    replaced,
    /** Brings back what was replaced in an input. */
    undo: useStable((path: string) => {
      if (!isSending() && replaced[path]) put(path, replaced[path].value);
    }),
  };
};
