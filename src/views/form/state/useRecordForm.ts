import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { Leaf } from '../../../fields/codecs/leaf';
import { optionFor } from '../../../schema/kind';
import { nested, valueAt, type Values } from '../../../schema/path';
import type { Form } from '../../../schema/resource';
import { useStable } from '../../../ui/hooks/useStable';
import { useEngine } from '../../engine';
import { en } from '../../../messages/en';
import { fill } from '../../../messages/fill';
import { problemOf } from '../../../fields/codecs/codec';
import { codecOf, leavesOf } from '../../../fields/codecs/codecs';
import { discardedOf } from '../sending/discardedOf';
import { activeLeaves, isFixed, isLeafOff, overRecord, parseLeaf, readLeaves, stateOf, toldIn, writeLeaves } from './leaves';
import { announceFailure } from '../../announce';
import { useRules } from './useRules';
import { useDraft, type FormHandle } from './useDraft';
import { useRelease } from './useRelease';
import { decidingPaths, useInputs } from './useInputs';
import { useQuestions } from '../sending/useQuestions';
import { useReactions } from './useReactions';
import { useSaveKey } from '../sending/useSaveKey';
import { useSend } from '../sending/useSend';
import { useSteps } from './useSteps';

/** What a form is made of. */
export type RecordFormOptions = {
  form: Form;
  /** The stored record; null for a new one. */
  record: Values | null;
  /** The record is a new one, though it starts with another one's values. Default: where there is none. */
  isNew?: boolean;
  /** The member with the time of the last change, or `values`: the inputs are compared. */
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
export type FieldText = { path: string; label: string; lang?: string; text: string; tags?: readonly string[] };

/** The state of a form: values by path, rules, what depends on what, drafts, one save at a time. */
export const useRecordForm = ({ form, record, isNew = !record, stamp, path, canSave, onSave, onSaved, handle }: RecordFormOptions) => {
  const { unknownOutcomes } = useEngine();
  const { leaves, stored, moves, content } = useInputs({ form, record, canSave });
  const validate = useRules(leaves, form.rules, record);
  const over = useCallback((typed: Values) => overRecord(leaves, typed, record ?? nothing), [leaves, record]);
  const activeAt = useCallback((typed: Values) => activeLeaves(form, leaves, over(typed)), [form, leaves, over]);
  /** Everything is checked, and not just what was typed: a form of ninety inputs is too much for each key. */
  const checksAll = useRef(false);
  const resolver: Resolver<FieldValues> = async (typed, _, { names = [] }) => {
    const isOne = names.length === 1 && !checksAll.current;
    const active = activeAt(typed).filter(({ path: at }) => !isOne || at === names[0]);
    const paths = new Set(active.map((leaf) => leaf.path));
    const checked = await validate(typed, paths).catch((error: unknown) => {
      // who leaves an input asks for nothing; who sends has to hear of it
      if (!isOne) announceFailure(error);
      return null;
    });
    if (!checked) return { values: {}, errors: (isOne ? {} : { root: { type: 'rules' } }) as FieldErrors };
    const { parsed, problems } = checked;
    // what a change brings along is waited for, as a file is
    const awaited = isOne ? [] : active.filter(({ name }) => awaitedNames.current().has(name));
    for (const { path: at, field } of awaited)
      (problems as Record<string, string>)[at] ??= fill(en.form.stillComing, { label: field.label });
    if (parsed && awaited.length === 0) return { values: parsed, errors: {} };
    return {
      values: {},
      errors: nested(Object.fromEntries(Object.entries(problems).map(([at, message]) => [at, { type: 'rule', message }]))) as FieldErrors,
    };
  };
  const awaitedNames = useRef<() => ReadonlySet<string>>(() => new Set());
  const defaultValues = useMemo(() => nested(stored), [stored]);
  const methods = useForm<FieldValues>({ defaultValues, resolver, mode: 'onBlur', reValidateMode: 'onChange', shouldFocusError: false });
  const { formState, getValues, control } = methods;

  const deciding = useMemo(() => decidingPaths(form, leaves), [form, leaves]);
  useWatch({ control, name: deciding });
  const values = over(getValues());
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
    stamp: stamp === 'values' ? content : stamp ? (record?.[stamp] ?? null) : null,
    moves,
    changed,
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
      const checked = await validate(getValues(), new Set(counting.map((leaf) => leaf.path))).catch(announceFailure);
      return Boolean(checked) && !Object.keys(checked!.problems).some((each) => at.has(each));
    },
  });
  const [isTried, setTried] = useState(false);
  const [shown, setShown] = useState<{ path: string }>();
  /** The input of a field that is at the front, where only one of several is. */
  const fronts = useRef<Record<string, string>>({});
  const noteFront = useCallback((name: string, at: string) => void (fronts.current[name] = at), []);
  const textsOf = (name: string): FieldText[] => {
    const now = over(getValues());
    return leavesOf(name, form.fields[name]!).map((leaf) => ({
      path: leaf.path,
      label: leaf.shortLabel ?? leaf.field.label,
      lang: leaf.lang,
      text: String(valueAt(now, leaf.member) ?? ''),
      tags: optionFor(leaf.field, 'tags'),
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
  const { ask, questions } = useQuestions({
    form,
    values: () => over(getValues()),
    // a new record, a copy too, takes nothing from a stored one
    discards: () => (isNew ? [] : discardedOf(leaves, stored, over, getValues())),
  });
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
    onReview: ask,
    isNew,
    unknownOutcome: draft.unknownOutcome,
    onUnknownOutcome: (unknownOutcome) => unknownOutcomes.set(path, unknownOutcome),
    wasUnknown: draft.firstUnknownOutcome !== null,
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
  const reactions = useReactions(
    form,
    leaves,
    methods,
    over,
    record,
    isSending,
    () => formState.isSubmitted,
    stored,
    (name) => void methods.trigger(namesAt([name])),
  );
  useEffect(() => {
    awaitedNames.current = reactions.awaited;
  }, [reactions.awaited]);
  const errors = () =>
    active.flatMap((leaf) => {
      const { message } = (valueAt(formState.errors, leaf.path) ?? {}) as { message?: unknown };
      return typeof message === 'string' ? [{ ...leaf, label: leaf.field.label, message }] : [];
    });
  /** Whether an error comes from a rule over several fields: a change of another field may end it. */
  const isCrossed = ({ path: at, field, message }: Leaf & { message: string }) =>
    problemOf(codecOf(field), field, valueAt(getValues(), at), stored[at]) !== message;
  const react = useStable((name: string, value: unknown, isUserChange = true) => {
    if (isUserChange) reactions.react(name, value);
    // react-hook-form checks an input again only after a submit, and the check of a step is not one
    if (isTried && !formState.isSubmitted) void methods.trigger(namesAt([name]));
    const crossed = form.rules.length > 0 ? errors().filter((leaf) => leaf.name !== name && isCrossed(leaf)) : [];
    if (crossed.length > 0) void methods.trigger(crossed.map(({ path: at }) => at));
  });

  const isInput = (name: string) => steps.isTyped(name) && leaves.some((leaf) => leaf.name === name);
  /** A field that is not there is in no section, and a section without fields is not there either. */
  const sections = steps.steps[steps.at]!.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => stateOf(form, name, values) !== 'absent'),
    // what nobody may type is shown as declared
    component: section.fields.some(isInput) ? section.component : undefined,
    isBefore: section.fields.every((name) => steps.stepOf(name) < steps.at),
  })).filter((section) => section.fields.length > 0);
  const told = new Set(sections.flatMap((section) => toldIn(section.fields, form, values)));
  return {
    methods,
    fields: form.fields,
    sections,
    isInput,
    /** The inputs of a field. */
    leavesOf: (name: string) => leaves.filter((leaf) => leaf.name === name),
    isOff: (name: string) => stateOf(form, name, values) === 'off',
    isFixed: (name: string) => isFixed(form, name, values),
    /** A field before it in its section is off for the same reason, and says so. */
    isReasonTold: (name: string) => told.has(name),
    isLeafOff: (leaf: Leaf) => isLeafOff(leaf, values),
    /** The record with what is typed over it. */
    over,
    /** What is wrong, in the order of the form. */
    errors: errors(),
    /** The labels of what was changed and counts. */
    changed: changed.filter((leaf) => active.includes(leaf) && !leaf.field.filled).map(({ field }) => field.label),
    submit,
    /** What was typed and cannot be changed any more. */
    stranded: draft.stranded,
    /** What somebody else has changed meanwhile: what was typed over it here, and how to take theirs. */
    theirs: draft.theirs.map(({ path: at, isMine, mine }) => ({
      leaf: leaves.find((leaf) => leaf.path === at)!,
      isMine,
      mine,
      take: (isTheirs: boolean) => {
        if (!isSending()) methods.setValue(at, isTheirs ? stored[at] : mine, { shouldDirty: true, shouldValidate: formState.isSubmitted });
      },
    })),
    isMoved: draft.isMoved,
    /** When a create was sent that may have been done; null where what was typed is still here. */
    sentBefore: draft.isKept ? null : (draft.firstUnknownOutcome?.at ?? null),
    /** What other changes have replaced, by path, and how to bring it back. */
    replaced: reactions.replaced,
    undo: reactions.undo,
    ...questions(submit, confirm, submission.isUnknown),
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
    /** The inputs that have to be filled in. */
    needed: active.filter((leaf) => leaf.field.required && !leaf.field.filled && steps.isTyped(leaf.name)),
    buttons: form.buttons,
    aside: form.aside,
    isKept: draft.isKept,
    isConflict: draft.isConflict,
    isReleased: draft.isReleased,
  };
};

export type RecordForm = ReturnType<typeof useRecordForm>;
