import { useEffect, useState } from 'react';
import { isFocusFree } from '../../ui/focusContent';
import { useEngine } from '../engine';

/** Back from a record, the focus stands on the link of its row, so that a keyboard goes on where it was. */
export const useReturnFocus = (rows: readonly unknown[] | undefined) => {
  const { previousPath } = useEngine();
  const [from, setFrom] = useState(previousPath);
  useEffect(() => {
    if (!rows || !from) return;
    setFrom(null);
    if (isFocusFree()) document.querySelector<HTMLElement>(`.list-card a[href="#${CSS.escape(from)}"]`)?.focus();
  }, [rows, from]);
};
