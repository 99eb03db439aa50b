import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Leaf } from '../../../fields/codecs/leaf';
import { isSame, valueAt, type Values } from '../../../schema/path';
import type { UnknownOutcome } from '../sending/unknownOutcome';
import { useEngine } from '../../engine';
import { useLatest } from './useLatest';
import { writtenText } from './writtenText';

/** A value that was typed, as it can be read without its input. */
export type Written = { path: string; label: string; text: string };
/** What was typed when a form had to go, and what it was typed over. */
export type FormDraft = {
  /** By path. */
  values: Values;
  /** The same as text, for people who may not change it any more. */
  written: readonly Written[];
  /** What the inputs held of the stored record, by path. */
  base: Values;
  /** What tells when the record was last changed. */
  stamp: unknown;
  /** What might be changed in the state that the record was in. */
  moves: string;
  /** The session has ended, or the record was read again. */
  why: 'sessionEnded' | 'reread';
  /** A save has met what somebody else saved. */
  isConflict: boolean;
  /** What was sent and may have been done; settled by an answer that comes after the form is gone. */
  unknownOutcome: RefObject<UnknownOutcome | null>;
};
/** What the page of a form asks of it while the record is read again: keep what was typed, let go of it, or compare it with what is stored. */
export type FormHandle = { keep: (isConflict: boolean) => void; release: () => void; isStored: (record: Values) => boolean };

type Options = {
  path: string;
  methods: UseFormReturn;
  /** What the inputs hold of the stored record, by path. */
  stored: Values;
  stamp: unknown;
  moves: string;
  /** The inputs that were changed. */
  changed: readonly Leaf[];
  isStored: FormHandle['isStored'];
  handle?: Ref<FormHandle>;
  isNew: boolean;
};

const nothing: readonly never[] = [];

/** Whether somebody else has changed the record since a draft was typed over it. */
const isConflicting = ({ isConflict, why, base, values, ...draft }: FormDraft, { stored, stamp, moves }: Options) => {
  const edited = Object.keys(values).filter((name) => name in stored);
  // what can only be read overwrites nothing
  if (edited.length === 0) return isConflict;
  if (isConflict) return true;
  return why === 'reread' ? edited.some((name) => !isSame(base[name], stored[name])) : draft.stamp !== stamp || draft.moves !== moves;
};

/** Keeps what is typed when the session ends or the record is read again, and puts it back. What nobody may change any more stays to be read. */
export const useDraft = (options: Options) => {
  const { path, methods, stored, stamp, moves, changed, isStored, handle, isNew } = options;
  const { onBeforeEnd, drafts, unknownOutcomes } = useEngine();
  const { setValue, getValues } = methods;
  const [draft] = useState(() => drafts.take(path) as FormDraft | undefined);
  const [isConflict] = useState(() => Boolean(draft) && !isNew && isConflicting(draft!, options));
  const stranded = useMemo(() => draft?.written.filter((each) => !(each.path in stored)) ?? nothing, [draft, stored]);
  const ownUnknownOutcome = useRef<UnknownOutcome | null>(isNew ? unknownOutcomes.get(path) : null);
  const unknownOutcome = draft?.unknownOutcome ?? ownUnknownOutcome;
  const [firstUnknownOutcome] = useState(() => unknownOutcome.current);
  const isReleased = useRef(false);
  const isHandedOn = useRef(false);
  const now = useLatest({ changed, stored });
  useEffect(() => {
    for (const [name, value] of Object.entries(draft?.values ?? {}))
      if (name in now.current.stored) setValue(name, value, { shouldDirty: true });
  }, [draft, now, setValue]);

  const keep = (why: FormDraft['why'], isConflictNow: boolean) => {
    const typed = getValues();
    const edits = now.current.changed.map((leaf) => ({ leaf, value: valueAt(typed, leaf.path) }));
    if (edits.length + stranded.length === 0) return;
    // what only waits for its right goes on waiting
    const lost = Object.fromEntries(stranded.map(({ path: at }) => [at, draft!.values[at]]));
    drafts.keep(path, {
      values: { ...lost, ...Object.fromEntries(edits.map(({ leaf, value }) => [leaf.path, value])) },
      written: [
        ...stranded,
        ...edits.map(({ leaf, value }) => ({ path: leaf.path, label: leaf.field.label, text: writtenText(leaf, value) })),
      ],
      base: { ...draft?.base, ...stored },
      stamp,
      moves,
      why,
      isConflict: isConflictNow,
      unknownOutcome,
    } satisfies FormDraft);
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
    isStored,
  }));
  return {
    /** What was typed before the session ended is back. */
    isKept: draft?.why === 'sessionEnded' && changed.length > 0,
    isConflict,
    /** The record has moved on to a state in which something else may be changed. */
    isMoved: isConflict && draft!.moves !== moves,
    /** What was typed and cannot be changed any more, to be read and copied. */
    stranded,
    /** The inputs that somebody else has changed meanwhile, and what was typed into them here. */
    theirs: isConflict
      ? Object.keys(stored)
          .filter((at) => at in draft!.base && !isSame(draft!.base[at], stored[at]))
          .map((at) => ({ path: at, isMine: at in draft!.values && !isSame(draft!.values[at], stored[at]), mine: draft!.values[at] }))
      : nothing,
    unknownOutcome,
    /** A create that was sent before this form came, and may have been done. */
    firstUnknownOutcome,
    /** Lets go of what was typed: nothing asks on leaving. */
    release,
    isReleased: () => isReleased.current,
    /** The form is drawn anew with what was typed. */
    isHandedOn: () => isHandedOn.current,
  };
};
