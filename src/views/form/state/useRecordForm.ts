import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { Leaf } from '../../../fields/leaf';
import { namesIn } from '../../../schema/condition';
import { nested, valueAt, type Values } from '../../../schema/path';
import type { Form } from '../../../schema/resource';
import { useStable } from '../../../ui/hooks/useStable';
import { useEngine } from '../../engine';
import { problemOf } from '../../../fields/codec';
import { codecOf, leavesOf } from '../../../fields/codecs';
import { activeLeaves, isFixed, isLeafOff, leavesIn, overRecord, parseLeaf, readLeaves, stateOf, writeLeaves } from './leaves';
import { shapeOf, validate } from './shape';
import { useDraft, type FormHandle } from './useDraft';
import { useRelease } from './useRelease';
import { useReactions } from './useReactions';
import { useSaveKey } from './useSaveKey';
import { useSend } from './useSend';
import { useSteps } from './useSteps';

/** What a form is made of. */
export type RecordFormOptions = {
  form: Form;
  /** The stored record; null for a new one. */
  record: Values | null;
  /** The record is a new one, though it starts with another one's values. Default: where there is none. */
  isNew?: boolean;
  /** The member that tells when the record was last changed, or `sent`: the inputs do. */
  stamp?: string;
  path: string;
  canSave: boolean;
  /** Saves what was edited. `idempotencyKey` stays the same for a repeated try of the same values, `signal` ends when the person stops waiting. */
  onSave: (edited: Values, about: { idempotencyKey: string; signal: AbortSignal }) => Promise<void>;
  /** Called with what was edited once the save is done, while the form is still there. */
  onSaved: (edited: Values) => void;
  handle?: Ref<FormHandle>;
};

const nothing: Values = {};

/** What one input of a field holds, as it would be sent. */
export type FieldText = { path: string; label: string; lang?: string; text: string };

/** The inputs of a form and what they start with. */
const useInputs = ({ form, record, canSave }: Pick<RecordFormOptions, 'form' | 'record' | 'canSave'>) => {
  const { locks, viewer } = useEngine();
  const names = useMemo(() => {
    const all = form.sections.flatMap((section) => section.fields);
    if (!canSave) return [];
    const editable = new Set(record ? form.editable(record, viewer) : all);
    return all.filter((name) => editable.has(name));
  }, [form, record, canSave, viewer]);
  const leaves = useMemo(() => leavesIn(form.fields, names), [form, names]);
  const [start] = useState(() => record ?? form.initial());
  const stored = useMemo(() => {
    const own = leaves.flatMap(({ path, field }) => {
      const own = !record && 'lock' in field && field.lock ? locks[field.lock] : undefined;
      if (!own) return [];
      return [[path, 'isMultiple' in field && field.isMultiple ? own : own[0]] as const];
    });
    return { ...readLeaves(leaves, start), ...Object.fromEntries(own) };
  }, [leaves, start, record, locks]);
  return { leaves, stored };
};

/** The state of a form: values by path, rules, what depends on what, drafts, one save at a time. */
export const useRecordForm = ({ form, record, isNew = !record, stamp, path, canSave, onSave, onSaved, handle }: RecordFormOptions) => {
  const { leaves, stored } = useInputs({ form, record, canSave });
  const shape = useMemo(() => shapeOf(leaves, form.rules, record), [leaves, form, record]);
  const activeAt = useCallback(
    (typed: Values) => activeLeaves(form, leaves, overRecord(leaves, typed, record ?? nothing)),
    [form, leaves, record],
  );
  /** Everything is checked, and not just what was typed: a form of ninety inputs is too much for each key. */
  const checksAll = useRef(false);
  const resolver: Resolver<FieldValues> = async (typed, _, { names = [] }) => {
    const isOne = names.length === 1 && !checksAll.current;
    const active = activeAt(typed).filter(({ path: at }) => !isOne || at === names[0]);
    const paths = new Set(active.map((leaf) => leaf.path));
    const { parsed, problems } = await validate(shape, typed, paths);
    if (parsed) return { values: parsed, errors: {} };
    return {
      values: {},
      errors: nested(Object.fromEntries(Object.entries(problems).map(([at, message]) => [at, { type: 'rule', message }]))) as FieldErrors,
    };
  };
  const defaultValues = useMemo(() => nested(stored), [stored]);
  const methods = useForm<FieldValues>({ defaultValues, resolver, mode: 'onBlur', reValidateMode: 'onChange', shouldFocusError: false });
  const { formState, getValues, control } = methods;

  const deciding = useMemo(() => decidingPaths(form, leaves), [form, leaves]);
  useWatch({ control, name: deciding });
  const values = overRecord(leaves, getValues(), record ?? nothing);
  const active = activeLeaves(form, leaves, values);

  const changed = leaves.filter((leaf) => valueAt(formState.dirtyFields, leaf.path) === true);
  const edited = (parsed: Values) => writeLeaves(activeAt(getValues()), parsed);
  /** What a save of these values would send, as text. */
  const wireOf = (typed: Values) => {
    const active = activeAt(typed);
    return JSON.stringify(writeLeaves(active, nested(Object.fromEntries(active.map((leaf) => [leaf.path, parseLeaf(leaf, typed)])))));
  };
  const draft = useDraft({
    path,
    methods,
    stored,
    stamp: stamp === 'sent' ? JSON.stringify(stored) : stamp ? (record?.[stamp] ?? null) : null,
    changed: changed.map((leaf) => leaf.path),
    isStored: (other) => wireOf(nested(readLeaves(leaves, other))) === wireOf(getValues()),
    handle,
    isNew: !record,
  });
  const namesAt = (names: readonly string[]) => leaves.filter((leaf) => names.includes(leaf.name)).map(({ path: at }) => at);
  const steps = useSteps({
    form,
    isRight: async (names) => {
      const at = new Set(namesAt(names));
      const counting = activeAt(getValues()).filter((leaf) => at.has(leaf.path));
      const { problems } = await validate(shape, getValues(), new Set(counting.map((leaf) => leaf.path)));
      return !Object.keys(problems).some((each) => at.has(each));
    },
  });
  const [isTried, setTried] = useState(false);
  const [shown, setShown] = useState<{ path: string }>();
  /** The input of a field that is at the front, where only one of several is. */
  const fronts = useRef<Record<string, string>>({});
  const noteFront = useCallback((name: string, at: string) => void (fronts.current[name] = at), []);
  const textsOf = (name: string): FieldText[] => {
    const now = overRecord(leaves, getValues(), record ?? nothing);
    return leavesOf(name, form.fields[name]!).map((leaf) => ({
      path: leaf.path,
      label: leaf.shortLabel ?? leaf.field.label,
      lang: leaf.lang,
      text: String(valueAt(now, leaf.member) ?? ''),
    }));
  };
  /** Where the focus goes once its step is shown. */
  const wanted = useRef<string>(undefined);
  const goTo = (at: string) => {
    const name = leaves.find((leaf) => leaf.path === at)?.name ?? at;
    if (!steps.isTyped(name) && steps.stepOf(name) >= 0) {
      wanted.current = at;
      return steps.back(steps.stepOf(name));
    }
    flushSync(() => setShown({ path: at }));
    methods.setFocus(at);
  };
  useEffect(() => {
    const at = wanted.current;
    wanted.current = undefined;
    if (at === undefined) return;
    setShown({ path: at });
    methods.setFocus(at);
  }, [steps.at, methods]);
  /** What is reviewed before it is sent; null while nothing is. */
  const [reviewed, setReviewed] = useState<Values | null>(null);
  const {
    submit: send,
    confirm,
    check,
    submission,
    isSending,
    refuse,
  } = useSend({
    methods,
    checksAll,
    canSave,
    active: () => activeAt(getValues()),
    edited,
    goTo,
    onReview: () => {
      const values = overRecord(leaves, getValues(), record ?? nothing);
      const isReviewed = form.isReviewed(values);
      if (isReviewed) setReviewed(values);
      return isReviewed;
    },
    isNew,
    doubt: draft.doubt,
    wasInDoubt: draft.wasInDoubt,
    delay: record ? undefined : form.createDelay,
    onSave,
    onSaved: (sent) => {
      draft.release();
      onSaved(sent);
    },
  });
  useRelease(leaves, methods, draft.isHandedOn);
  /** Checks this step and opens the next one; the last one sends. */
  const submit = async (event?: FormEvent) => {
    if (steps.isLast) {
      setTried(true);
      return send(event);
    }
    if (event && event.target !== event.currentTarget) return;
    event?.preventDefault();
    await steps.advance(async () => {
      const isPassed = await methods.trigger(namesAt(steps.names));
      setTried(!isPassed);
      if (!isPassed) refuse();
      return isPassed;
    });
  };
  useSaveKey(() => void submit());
  const over = (typed: Values) => overRecord(leaves, typed, record ?? nothing);
  const set = useReactions(form, leaves, methods, over, record, isSending, () => formState.isSubmitted);
  const errors = () =>
    active.flatMap((leaf) => {
      const { message } = (valueAt(formState.errors, leaf.path) ?? {}) as { message?: unknown };
      return typeof message === 'string' ? [{ ...leaf, label: leaf.field.label, message }] : [];
    });
  /** What is told at an input is not of its own making: a rule over several fields says it, and another field may mend it. */
  const isCrossed = ({ path: at, field, message }: Leaf & { message: string }) =>
    problemOf(codecOf(field), field, valueAt(getValues(), at), stored[at]) !== message;
  const react = useStable((name: string, value: unknown, isArrival = false) => {
    if (!isArrival) set(name, value);
    // before anything was sent nobody else looks again at what a step has refused
    if (isTried && !formState.isSubmitted) void methods.trigger(namesAt([name]));
    const crossed = form.rules ? errors().filter((leaf) => leaf.name !== name && isCrossed(leaf)) : [];
    if (crossed.length > 0) void methods.trigger(crossed.map(({ path: at }) => at));
  });

  const isInput = (name: string) => steps.isTyped(name) && leaves.some((leaf) => leaf.name === name);
  /** A field that is not there is in no section, and a section without fields is not there either. */
  const sections = steps.steps[steps.at]!.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => stateOf(form, name, values) !== 'absent'),
    // what nobody may type is shown as declared
    shows: section.fields.some(isInput) ? section.shows : undefined,
    isBefore: section.fields.every((name) => steps.stepOf(name) < steps.at),
  })).filter((section) => section.fields.length > 0);
  return {
    methods,
    fields: form.fields,
    sections,
    isInput,
    /** The inputs of a field. */
    leavesOf: (name: string) => leaves.filter((leaf) => leaf.name === name),
    isOff: (name: string) => stateOf(form, name, values) === 'off',
    isFixed: (name: string) => isFixed(form, name, values),
    isLeafOff: (leaf: Leaf) => isLeafOff(leaf, values),
    /** The record with what is typed over it. */
    over,
    /** What is wrong, in the order of the form. */
    errors: errors(),
    /** The labels of what was changed and counts. */
    changed: changed.filter((leaf) => active.includes(leaf) && !leaf.field.isFilled).map(({ field }) => field.label),
    submit,
    review: reviewed && {
      values: reviewed,
      mayRepeat: submission.isUnknown,
      onConfirm: () => {
        setReviewed(null);
        void confirm();
      },
      onClose: () => setReviewed(null),
    },
    isTried: isTried || formState.submitCount > 0,
    steps,
    check,
    submission,
    isSending,
    react,
    goTo,
    shown,
    noteFront,
    frontOf: (name: string) => fronts.current[name] ?? '',
    /** What the inputs of a field hold, read-only ones too. */
    textsOf,
    buttons: form.buttons,
    aside: form.aside,
    isKept: draft.isKept,
    isConflict: draft.isConflict,
    isReleased: draft.isReleased,
  };
};

export type RecordForm = ReturnType<typeof useRecordForm>;

/** The paths whose change may change what is there: those that conditions look at; all, where one is a function. */
const decidingPaths = ({ askedWhen, offWhen, fixedWhen }: Form, leaves: readonly Leaf[]) => {
  const conditions = [askedWhen, offWhen, fixedWhen].flatMap((each) => Object.values(each));
  if (conditions.some(({ looksAt }) => looksAt === 'all')) return leaves.map(({ path }) => path);
  const names = new Set([
    ...conditions.flatMap(({ looksAt }) => looksAt as readonly string[]),
    ...leaves.flatMap(({ offWhen = {} }) => namesIn(offWhen)),
  ]);
  return leaves.filter((leaf) => names.has(leaf.name) || names.has(leaf.member) || names.has(leaf.path)).map(({ path }) => path);
};
