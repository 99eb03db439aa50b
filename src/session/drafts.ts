/**
 * What was typed when a session ended by itself, in memory only: the same person who signs in again in this tab finds it,
 * another person never.
 */
export const createDrafts = () => {
  let owner: string | null = null;
  const drafts = new Map<string, unknown>();
  const clear = () => drafts.clear();
  return {
    clear,
    isEmpty: () => drafts.size === 0,
    /** The drafts of a person; those of somebody else are gone. */
    of: (person: string) => {
      if (owner !== person) clear();
      owner = person;
      return {
        keep: (path: string, values: unknown) => void drafts.set(path, values),
        /** Looks at what is kept, and leaves it there. */
        peek: (path: string) => drafts.get(path),
        take: (path: string) => {
          const values = drafts.get(path);
          drafts.delete(path);
          return values;
        },
      };
    },
  };
};

export type Drafts = ReturnType<typeof createDrafts>;
