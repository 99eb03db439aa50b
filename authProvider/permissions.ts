import type { Session, UserLevel } from './session';

/** What an action needs: a permission code, a level, or both. `{}` is open to whoever is signed in. */
export type Access = {
  /** A permission code of the session, for example `CONTENT_WRITE`. */
  code?: string;
  /** The highest level number that may: `2` means level 1 or 2 (PLT-113). */
  level?: UserLevel;
};

/** Who is asking, as far as permissions go. */
export type Rights = Pick<Session, 'permissions' | 'userLevel'>;

/** May this person? An action without a rule is denied: what is not declared is not allowed. */
export const isAllowed = (rights: Rights, access: Access | undefined) =>
  access !== undefined &&
  (access.code === undefined || rights.permissions.includes(access.code)) &&
  (access.level === undefined || rights.userLevel <= access.level);
