import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type FormEvent, type Ref } from 'react';
import { useForm, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { Resource } from '../../../schema/resource';
import { toInput, toWire } from '../../../fields/values';
import { useText } from '../../../messages/i18n';
import { showMessage, withdrawMessage } from '../../../ui/messages/messages';
import { useSubmission } from '../../../ui/submission/useSubmission';
import { announceFailure } from '../../announce';
import { useEngine } from '../../engine';
import { requiredNames, shapeOf } from './rules';

type Values = Record<string, unknown>;
/**
 * What was typed when a form had to go, and what it was typed over: the stamp of the record, or its values when an act of
 * one's own has changed the stamp. `isConflict`: a save has met what somebody else saved.
 */
type Draft = { values: Values; stamp?: unknown; base?: Values; isConflict?: boolean };
/** What the page of a form asks of it while the record is read again: keep what was typed, let go of it, or compare it with what is stored. */
export type FormHandle = { keep: (isConflict: boolean) => void; release: () => void; isStored: (record: Values) => boolean };

/** What a form is made of. */
export type RecordFormOptions = {
  declaration: Resource;
  form: NonNullable<Resource['form']>;
  /** The stored record; null for a new one. */
  record: Values | null;
  path: string;
  canSave: boolean;
  /** Saves the values of the inputs. `idempotencyKey` stays the same for a repeated try of the same values, `signal` ends when the person stops waiting. */
  onSave: (values: Values, about: { idempotencyKey: string; signal: AbortSignal }) => Promise<void>;
  /** Called with what was typed once the save is done, while the form is still there. */
  onSaved: (values: Values) => void;
  handle?: Ref<FormHandle>;
};

/** The server has answered that it did not do the work; after any other failure a repeated try carries the same key. */
const isAnswered = (error: unknown) => ['refused', 'forbidden', 'conflict', 'ignored'].includes((error as { code?: string }).code ?? '');

/** The state of a form: values, rules, drafts, one save at a time. */
export const useRecordForm = ({ declaration, form, record, path, canSave, onSave, onSaved, handle }: RecordFormOptions) => {
  const t = useText();
  const { onBeforeEnd, drafts, lockedOffice } = useEngine();
  const { sections: declared, initial, editable, hidden, labels } = form;
  const fields = useMemo(
    () => ({
      ...declaration.fields,
      ...Object.fromEntries(Object.entries(labels ?? {}).map(([name, label]) => [name, { ...declaration.fields[name]!, label: label! }])),
    }),
    [declaration.fields, labels],
  );

  const sections = useMemo(() => {
    const gone = new Set(record && hidden ? hidden(record as never) : []);
    return declared
      .map((section) => ({ ...section, fields: section.fields.filter((name) => !gone.has(name)) }))
      .filter((section) => section.fields.length > 0);
  }, [declared, hidden, record]);
  /** The fields that are typed into. */
  const names = useMemo(() => {
    const all = sections.flatMap((section) => section.fields);
    if (!canSave) return [];
    const allowed = record && editable ? new Set(editable(record as never)) : null;
    return allowed ? all.filter((name) => allowed.has(name)) : all;
  }, [sections, record, editable, canSave]);

  const [start] = useState(() => record ?? (typeof initial === 'function' ? initial() : initial) ?? {});
  const stored = useMemo(
    () =>
      Object.fromEntries(
        names.map((name) => {
          const field = fields[name]!;
          const isOwn = field.kind === 'reference' && field.isOwnOffice && lockedOffice && !record;
          return [name, toInput(field.kind, isOwn ? lockedOffice : start[name])];
        }),
      ),
    [names, fields, start, record, lockedOffice],
  );
  const shape = useMemo(() => shapeOf(form, fields, record, names), [form, fields, record, names]);
  const required = useMemo(() => requiredNames(shape), [shape]);
  const stamp = declaration.stamp ? (record?.[declaration.stamp] ?? null) : null;
  const [draft] = useState(() => drafts.take(path) as Draft | undefined);
  const [isConflict] = useState(() => {
    if (!draft || !record) return false;
    const { base, values } = draft;
    if (draft.isConflict) return true;
    return base ? Object.keys(values).some((name) => JSON.stringify(base[name]) !== JSON.stringify(stored[name])) : draft.stamp !== stamp;
  });
  const methods = useForm<FieldValues>({
    defaultValues: stored,
    resolver: yupResolver(shape) as never,
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  const { formState, getValues, handleSubmit, setError, setValue } = methods;
  const changed = names.filter((name) => name in formState.dirtyFields);
  const state = useRef({
    isSubmitting: false,
    isMounted: true,
    isReleased: false,
    key: crypto.randomUUID() as string,
    sentBody: '',
    changed: [] as string[],
  });
  state.current.changed = changed;

  useEffect(() => {
    const { current } = state;
    current.isMounted = true;
    return () => {
      current.isMounted = false;
    };
  }, []);
  useEffect(() => {
    if (draft)
      for (const [name, value] of Object.entries(draft.values)) if (names.includes(name)) setValue(name, value, { shouldDirty: true });
  }, [draft, names, setValue]);
  const typed = () => {
    const values = getValues();
    return Object.fromEntries(state.current.changed.map((name) => [name, values[name]]));
  };
  useEffect(
    () =>
      onBeforeEnd(() => {
        if (state.current.changed.length > 0 && !state.current.isReleased) drafts.keep(path, { values: typed(), stamp } satisfies Draft);
        release();
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- typed reads the newest values
    [onBeforeEnd, drafts, path, stamp],
  );
  /** Lets go of what was typed: nothing asks on leaving. */
  const release = () => {
    state.current.isReleased = true;
  };
  useImperativeHandle(handle, () => ({
    keep: (isConflict) => {
      if (state.current.changed.length > 0) drafts.keep(path, { values: typed(), base: stored, isConflict } satisfies Draft);
    },
    release,
    isStored: (record) => JSON.stringify(wireOf(record)) === JSON.stringify(wireOf(getValues())),
  }));

  const { run, isRunning, ...submission } = useSubmission();
  const wireOf = (values: Values) => Object.fromEntries(names.map((name) => [name, toWire(fields[name]!.kind, values[name])]));
  /** A refusal that names one of the inputs is shown at it too; the server tells no more than a text. */
  const markRefused = (error: unknown) => {
    const { code, text = '' } = error as { code?: string; text?: string };
    const words = text.toLowerCase().split(/\W+/);
    const meant = names.filter((name) => words.includes(name.toLowerCase()) || words.includes(fields[name]!.label.toLowerCase()));
    if (code === 'refused' && meant.length === 1) setError(meant[0]!, { type: 'refused', message: text }, { shouldFocus: true });
  };
  const send = async (signal: AbortSignal) => {
    const { current } = state;
    withdrawMessage(t('literal.formInvalid'));
    const edited = wireOf(getValues());
    const text = JSON.stringify(edited);
    if (text !== current.sentBody) Object.assign(current, { key: crypto.randomUUID(), sentBody: text });
    try {
      await onSave(edited, { idempotencyKey: current.key, signal });
      if (!current.isMounted || signal.aborted) return;
      release();
      onSaved(edited);
    } catch (error) {
      if (isAnswered(error)) current.sentBody = '';
      markRefused(error);
      announceFailure(error);
    }
  };
  const submit = async (event?: FormEvent) => {
    // React hands on the submits of forms in dialogs that were opened from here
    if (event && event.target !== event.currentTarget) return;
    event?.preventDefault();
    if (state.current.isSubmitting || isRunning() || !canSave) return;
    state.current.isSubmitting = true;
    try {
      await handleSubmit(
        () => run(send),
        () => showMessage('error', t('literal.formInvalid')),
      )();
    } finally {
      state.current.isSubmitting = false;
    }
  };
  const submitRef = useRef(submit);
  submitRef.current = submit;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog]')) void submitRef.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const errors = names.flatMap((name) => {
    const message = (formState.errors as FieldErrors)[name]?.message;
    return typeof message === 'string' ? [{ name, label: fields[name]!.label, message }] : [];
  });
  return {
    methods,
    /** The declared fields, with the labels of this form. */
    fields,
    /** The sections with the fields that this record shows. */
    sections,
    isInput: (name: string) => names.includes(name),
    isRequired: (name: string) => required.has(name),
    errors,
    changed,
    submit,
    submission,
    /** True from the moment a save starts: nothing may change any more. */
    isSending: isRunning,
    /** What was typed before the session ended is back. */
    isKept: Boolean(draft && !draft.base && changed.length > 0),
    isConflict,
    isReleased: () => state.current.isReleased,
  };
};

export type RecordForm = ReturnType<typeof useRecordForm>;
