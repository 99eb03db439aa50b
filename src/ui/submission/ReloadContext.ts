import { createContext } from 'react';

/** Closes the dialog of an action and reads its record or list again; null where an action has neither. */
export const ReloadContext = createContext<(() => void) | null>(null);
