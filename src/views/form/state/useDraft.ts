import { useEffect, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { valueAt, type Values } from '../../../schema/path';
import { useEngine } from '../../engine';
import { useLatest } from './useLatest';
import type { Doubt } from './useSend';

/**
 * What was typed when a form had to go, by path, and what it was typed over: the stamp of the record, or its values when an
 * act of one's own has changed the stamp. `isConflict`: a save has met what somebody else saved. `doubt` is settled by an
 * answer that comes after the form is gone.
 */
type Draft = { values: Values; stamp?: unknown; base?: Values; isConflict?: boolean; doubt?: RefObject<Doubt | null> };
/** What the page of a form asks of it while the record is read again: keep what was typed, let go of it, or compare it with what is stored. */
export type FormHandle = { keep: (isConflict: boolean) => void; release: () => void; isStored: (record: Values) => boolean };

type Options = {
  path: string;
  methods: UseFormReturn;
  /** What the inputs held of the stored record, by path. */
  stored: Values;
  stamp: unknown;
  /** The paths that were changed. */
  changed: readonly string[];
  isStored: FormHandle['isStored'];
  handle?: Ref<FormHandle>;
  isNew: boolean;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Keeps what is typed when the session ends or the record is read again, and puts it back. */
export const useDraft = ({ path, methods, stored, stamp, changed, isStored, handle, isNew }: Options) => {
  const { onBeforeEnd, drafts } = useEngine();
  const { setValue, getValues } = methods;
  const [draft] = useState(() => drafts.take(path) as Draft | undefined);
  const [isConflict] = useState(() => {
    if (!draft || isNew) return false;
    const { base, values } = draft;
    if (draft.isConflict) return true;
    return base ? Object.keys(values).some((name) => !isSame(base[name], stored[name])) : draft.stamp !== stamp;
  });
  const ownDoubt = useRef<Doubt | null>(null);
  const doubt = draft?.doubt ?? ownDoubt;
  const [wasInDoubt] = useState(() => Boolean(doubt.current));
  const isReleased = useRef(false);
  const isHandedOn = useRef(false);
  const now = useLatest({ changed, stored });
  useEffect(() => {
    for (const [name, value] of Object.entries(draft?.values ?? {}))
      if (name in now.current.stored) setValue(name, value, { shouldDirty: true });
  }, [draft, now, setValue]);

  const typed = () => {
    const values = getValues();
    return Object.fromEntries(now.current.changed.map((name) => [name, valueAt(values, name)]));
  };
  const keep = (over: Omit<Draft, 'values'>) => {
    if (now.current.changed.length > 0) drafts.keep(path, { values: typed(), ...over } satisfies Draft);
  };
  const release = () => {
    isReleased.current = true;
  };
  const keepLatest = useLatest(keep);
  useEffect(
    () =>
      onBeforeEnd(() => {
        if (!isReleased.current) keepLatest.current({ stamp, doubt });
        isReleased.current = true;
      }),
    [onBeforeEnd, keepLatest, stamp, doubt],
  );
  useImperativeHandle(handle, () => ({
    keep: (isConflict) => {
      keep({ base: stored, isConflict });
      isHandedOn.current = true;
    },
    release,
    isStored,
  }));
  return {
    /** What was typed before the session ended is back. */
    isKept: Boolean(draft && !draft.base && changed.length > 0),
    isConflict,
    doubt,
    wasInDoubt,
    /** Lets go of what was typed: nothing asks on leaving. */
    release,
    isReleased: () => isReleased.current,
    /** The form is drawn anew with what was typed. */
    isHandedOn: () => isHandedOn.current,
  };
};
