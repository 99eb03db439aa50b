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

/** How the form of a record is drawn anew: what its key is, and what it is asked before. */
export const useReread = (refetch: () => Promise<{ data?: Row; error: unknown }>) => {
  const handle = useRef<FormHandle>(null);
  const [version, setVersion] = useState(0);
  const focusNext = useRef<() => void>(undefined);
  useEffect(() => {
    focusNext.current?.();
    focusNext.current = undefined;
  }, [version]);
  const reread: Reread = async ({ keeps, isConflict = false }, putFocusBack = rememberFocus()) => {
    const { data, error } = await refetch();
    if (error) return void announceFailure(error);
    if (isConflict && data && handle.current?.isStored(data)) return 'stored';
    if (keeps) handle.current?.keep(isConflict);
    focusNext.current = putFocusBack;
    setVersion((before) => before + 1);
  };
  return { version, handle, reread };
};
