/** What an action needs: a permission code, a level, or both; `{}` is open to whoever is signed in. */
export type Access = {
  /** A permission code. Example: `CONTENT_WRITE`. */
  code?: string;
  /** The highest level number that may: `2` means level 1 or 2 (PLT-113). */
  level?: 1 | 2 | 3;
};
