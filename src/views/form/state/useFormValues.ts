import { useEffect, useMemo, useRef } from 'react';
import { useForm, useWatch, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { Leaf } from '../../../fields/codecs/leaf';
import { useText } from '../../../messages/i18n';
import { nested, valueAt } from '../../../schema/values/path';
import { announceFailure } from '../../announce';
import type { FormModel } from '../model/formModel';
import { across } from '../model/across';
import { check, type Purpose } from '../model/check';
import type { Problems } from '../model/rules';
import type { Save } from '../model/saveOf';

/** What is wrong in an input, as it is told. */
export type FormError = Leaf & { label: string; message: string; /** A change of another field may end it. */ isAcross: boolean };

const errorsOf = (problems: Problems) =>
  nested(Object.fromEntries(Object.entries(problems).map(([path, { rule, message }]) => [path, { type: rule, message }]))) as FieldErrors;
const unchecked = { root: { type: 'rules' } } as FieldErrors;

/**
 * The values of a form and what is wrong with them. One input is checked when it is left, everything before a save: a form
 * of ninety inputs is too much for each key.
 * @param awaited the fields whose change brings along what has not come yet
 * @param undecided what both have changed and nobody has decided yet: the own value, by path
 */
export const useFormValues = (model: FormModel, awaited: ReadonlyMap<string, unknown>, undecided: ReadonlyMap<string, unknown>) => {
  const purpose = useRef<Purpose>('input');
  const resolver: Resolver<FieldValues> = async (typed, _, { names }) => {
    const isFor = purpose.current;
    try {
      const result = await check(isFor, model, typed, { paths: names!, awaited: awaited.keys(), undecided });
      return 'save' in result ? { values: result.save, errors: {} } : { values: {}, errors: errorsOf(result.problems) };
    } catch (error) {
      // who leaves an input asks for nothing; who goes on or sends has to hear of it
      if (isFor === 'input') return { values: {}, errors: {} };
      announceFailure(error);
      return { values: {}, errors: unchecked };
    }
  };
  const defaultValues = useMemo(() => nested(model.initial), [model]);
  const methods = useForm<FieldValues>({ defaultValues, resolver, mode: 'onBlur', reValidateMode: 'onChange', shouldFocusError: false });
  const { formState, getValues, control } = methods;
  useEffect(() => {
    // a failure shows with the first check
    model.loadRules().catch(() => {});
  }, [model]);
  const { setError } = methods;
  useEffect(() => {
    for (const [path, { rule, message }] of Object.entries(model.unread())) setError(path, { type: rule, message });
    // once, when the form opens
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [setError]);
  useWatch({ control, name: model.deciding });
  const now = model.at(getValues());
  const errors = now.active.flatMap((leaf): FormError[] => {
    const { message, type } = (valueAt(formState.errors, leaf.path) ?? {}) as { message?: unknown; type?: string };
    return typeof message === 'string' ? [{ ...leaf, label: leaf.field.label, message, isAcross: type === across }] : [];
  });
  // in another language what is wrong is told anew
  const t = useText();
  const told = useRef(t);
  useEffect(() => {
    if (told.current === t) return;
    told.current = t;
    // what the server said stays as it said it
    const paths = errors
      .filter(({ path }) => (valueAt(methods.formState.errors, path) as { type?: string }).type !== 'refused')
      .map(({ path }) => path);
    if (paths.length > 0) void methods.trigger(paths);
  }, [t, errors, methods]);
  const checkFor = async <T>(what: Purpose, run: () => Promise<T>) => {
    purpose.current = what;
    try {
      return await run();
    } finally {
      purpose.current = 'input';
    }
  };
  const pathsOf = (names: readonly string[]) => model.leaves.filter(({ name }) => names.includes(name)).map(({ path }) => path);
  return {
    methods,
    now,
    errors,
    /** Checks everything, then goes on with what a save sends, or says what is wrong. */
    checkAll: (goOn: (save: Save) => unknown, refuse: () => void) =>
      checkFor(
        'save',
        methods.handleSubmit((save) => goOn(save as Save), refuse),
      ),
    /** Tells what is wrong in the fields of a step; resolves with whether nothing is. */
    checkStep: async (names: readonly string[]) => {
      try {
        await model.loadRules();
      } catch (error) {
        announceFailure(error);
        return false;
      }
      return checkFor('step', () => methods.trigger(pathsOf(names)));
    },
    /** Tells what is wrong in some fields. */
    check: (names: readonly string[]) => methods.trigger(pathsOf(names)),
    /** Whether nothing is wrong in some fields, without telling it. Rules that cannot be loaded say so. */
    isRight: async (names: readonly string[]) => {
      const paths = pathsOf(names);
      const problems = await model.problems(getValues(), { paths }).catch(announceFailure);
      return problems !== undefined && !paths.some((path) => path in problems);
    },
  };
};
export type FormValues = ReturnType<typeof useFormValues>;
