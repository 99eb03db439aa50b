import type { Session } from '../../authProvider/session';

/** Whose input is kept, and what the sign-in page calls them. */
export type DraftOwner = Pick<Session, 'person' | 'username' | 'displayName'>;

/**
 * What was typed when a session ended by itself, in memory only: the same person who signs in again in this tab finds it,
 * another person never.
 */
export const createDrafts = () => {
  let owner: DraftOwner | null = null;
  const drafts = new Map<string, unknown>();
  const clear = () => drafts.clear();
  return {
    clear,
    /** Whose input is kept; null while none is. */
    owner: () => (drafts.size > 0 ? owner : null),
    /** The drafts of a person; those of somebody else are gone. */
    of: (next: DraftOwner) => {
      if (owner?.person !== next.person) clear();
      owner = next;
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
