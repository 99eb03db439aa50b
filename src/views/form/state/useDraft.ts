import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isSame, pick, withValues, type Values } from '../../../schema/values/path';
import { useEngine } from '../../engine';
import { arrivalOf, basisOf, draftOf, type FormDraft } from '../model/draft';
import { undecidedIn } from '../model/undecided';
import type { FormModel } from '../model/formModel';
import type { UnknownOutcome } from '../model/requests';
import { useLatest } from './useLatest';

/** What the page of a form asks of it while the record changes under it. */
export type FormHandle = {
  /** Keeps what was typed for the form that is drawn next. */
  keep: (isConflict: boolean) => void;
  /** Lets go of what was typed. */
  release: () => void;
  /** Whether a save would change nothing of this record. */
  isStored: (record: Values) => boolean;
  /** The record with what is typed over it, also by the names under which it is sent. Where nothing is decided yet, the record's value. */
  values: () => Values;
  /** This person's own action has stored these members: the inputs hold them from here on. */
  take: (stored: Values) => void;
};

type Options = {
  model: FormModel;
  /** What the draft is known by. */
  path: string;
  /** The member with the time of the last change, or `values`: the inputs are compared. Default: nothing tells. */
  stamp?: string;
  methods: UseFormReturn;
  /** What both have changed and nobody has decided yet: the own value, by path. Filled here. */
  undecided: Map<string, unknown>;
  handle?: Ref<FormHandle>;
};

const nothing: readonly never[] = [];

/** Keeps what is typed when the session ends or the record is read again, and puts it back. What nobody may change any more stays to be read. */
export const useDraft = ({ model, path, stamp, methods, undecided, handle }: Options) => {
  const { onBeforeEnd, drafts } = useEngine();
  const { setValue, getValues } = methods;
  const basis = basisOf(model, stamp);
  const [draft] = useState(() => drafts.take(path) as FormDraft | undefined);
  const [{ values, isConflict, isMoved }] = useState(() => arrivalOf(draft, model, basis));
  // a right may go while the form is there
  const { stranded, theirs } = arrivalOf(draft, model, basis);
  const unknownOutcome = useUnknownOutcome(path, model.isNew, draft);
  const isReleased = useRef(false);
  const isHandedOn = useRef(false);
  const [met] = useState(theirs);
  useEffect(() => {
    for (const [at, value] of Object.entries(values)) setValue(at, value, { shouldDirty: true });
    for (const { path: at, isMine, mine } of met) if (isMine) undecided.set(at, mine);
  }, [values, met, undecided, setValue]);
  const ownBase = useRef<Values>({});

  const keep = (why: FormDraft['why'], isConflictNow: boolean) => {
    const typed = getValues();
    const open = undecidedIn(undecided, typed);
    const about = { why, isConflict: isConflictNow, unknownOutcome };
    const kept = draftOf(model, typed, basis, draft, about, { ...pick(draft?.base ?? {}, open), ...ownBase.current });
    if (kept) drafts.keep(path, kept);
  };
  const release = () => {
    isReleased.current = true;
  };
  const keepLatest = useLatest(keep);
  useEffect(
    () =>
      onBeforeEnd(() => {
        if (!isReleased.current) keepLatest.current('sessionEnded', isConflict);
        isReleased.current = true;
      }),
    [onBeforeEnd, keepLatest, isConflict],
  );
  useImperativeHandle(handle, () => ({
    keep: (isConflictNow) => {
      keep('reread', isConflictNow);
      isHandedOn.current = true;
    },
    release,
    isStored: (stored) => model.isStored(getValues(), stored),
    values: () => {
      const typed = getValues();
      const theirValues = undecidedIn(undecided, typed).map((at) => [at, model.initial[at]] as const);
      return model.shared(withValues(typed, theirValues));
    },
    take: (stored) => {
      const open = undecidedIn(undecided, getValues());
      for (const [at, value] of Object.entries(model.inputsOf(stored))) {
        // an action that leaves the value of somebody else as it was decides nothing
        if (open.includes(at) && isSame(value, model.initial[at])) continue;
        ownBase.current[at] = value;
        setValue(at, value, { shouldDirty: true });
      }
    },
  }));
  return {
    /** What was typed before the session ended was put back. */
    isRestored: draft?.why === 'sessionEnded',
    isConflict,
    isMoved,
    stranded,
    theirs: isConflict ? theirs : nothing,
    unknownOutcome,
    /** Lets go of what was typed: nothing asks on leaving. */
    release,
    isReleased: () => isReleased.current,
    /** The form is drawn anew with what was typed. */
    isHandedOn: () => isHandedOn.current,
  };
};
export type Draft = ReturnType<typeof useDraft>;

/** What was sent from this address and may have been done: a draft brings it along, else the tab has kept it. */
const useUnknownOutcome = (path: string, isNew: boolean, draft: FormDraft | undefined) => {
  const { unknownOutcomes } = useEngine();
  const own = useRef<UnknownOutcome | null>(isNew ? unknownOutcomes.get(path) : null);
  return draft?.unknownOutcome ?? own;
};
