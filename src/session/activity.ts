/** Calls under way in the foreground, counted (PLT-093): the bar shows while any is, the overlay blocks while one writes. */
export type Activity = { reads: number; writes: number };

export const createActivity = () => {
  let activity: Activity = { reads: 0, writes: 0 };
  const listeners = new Set<() => void>();
  const add = (kind: 'read' | 'write', change: 1 | -1) => {
    activity = kind === 'read' ? { ...activity, reads: activity.reads + change } : { ...activity, writes: activity.writes + change };
    for (const listener of listeners) listener();
  };
  return {
    get: () => activity,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Counts a call; returns what ends it. */
    begin: (kind: 'read' | 'write') => {
      add(kind, 1);
      return () => add(kind, -1);
    },
  };
};
