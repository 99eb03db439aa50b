import { useState } from 'react';
import { useEngine } from './engine';

/** A preference of the person, kept in this browser. */
export const usePreference = <T>(name: string, fallback: T) => {
  const { preferences } = useEngine();
  const [value, setValue] = useState(() => preferences.get(name, fallback));
  const set = (next: T) => {
    setValue(next);
    preferences.set(name, next);
  };
  return [value, set] as const;
};
