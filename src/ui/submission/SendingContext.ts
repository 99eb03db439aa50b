import { createContext, useContext } from 'react';

/** True while the form around an input is being sent. */
export const SendingContext = createContext(false);

/** An input of a form that is being sent is read-only and keeps the focus. */
export const useIsSending = () => useContext(SendingContext);
