import { useEffect, useRef, useState } from 'react';
import type { Row } from '../../row';
import { rememberFocus } from '../../../ui/focus/focusContent';
import { announceFailure } from '../../announce';
import type { FormHandle } from './useDraft';

type Reading = {
  /** What was typed is put back; else it is let go. */
  keeps: boolean;
  /** A save has met what somebody else saved. Default: it has not. */
  isConflict?: boolean;
};
/** Reads a record again and draws its form anew, the focus where it was; `stored` where the record already is what the form would save. */
export type Reread = (reading: Reading, putFocusBack?: () => void) => Promise<'stored' | undefined>;

/** A save that waits until its record has been read again. */
export type HeldSave = {
  /** Whether the record is being read again, or could not be: the form that is drawn then saves. */
  hold: () => boolean;
  /** Whether this form was drawn while a save waited, which it has to send. */
  take: () => boolean;
};

/** How the form of a record is drawn anew: what its key is, and what it is asked before. */
export const useReread = (refetch: () => Promise<{ data?: Row; error: unknown }>) => {
  const handle = useRef<FormHandle>(null);
  const [version, setVersion] = useState(0);
  const focusNext = useRef<() => void>(undefined);
  const state = useRef<'current' | 'reading' | 'failed'>('current');
  const isHeld = useRef(false);
  useEffect(() => {
    focusNext.current?.();
    focusNext.current = undefined;
  }, [version]);
  const reread: Reread = async ({ keeps, isConflict = false }, putFocusBack = rememberFocus()) => {
    state.current = 'reading';
    const { data, error } = await refetch();
    state.current = error ? 'failed' : 'current';
    if (error) {
      isHeld.current = false;
      return void announceFailure(error);
    }
    if (isConflict && data && handle.current?.isStored(data)) return 'stored';
    if (keeps) handle.current?.keep(isConflict);
    focusNext.current = putFocusBack;
    setVersion((before) => before + 1);
  };
  const held: HeldSave = {
    hold: () => {
      if (state.current === 'current') return false;
      isHeld.current = true;
      if (state.current === 'failed') void reread({ keeps: true });
      return true;
    },
    take: () => {
      const isTaken = isHeld.current;
      isHeld.current = false;
      return isTaken;
    },
  };
  return { version, handle, reread, held };
};
