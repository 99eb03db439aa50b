import type { RecordOf } from '../../src/schema';
import type { Viewer } from '../../src/schema/viewer';

export type AdminUser = RecordOf<'AdminUser'>;
type Level = AdminUser['userLevel'];

/** What a level is called inside; a smaller number may do more (SHR-028). */
const ranks: Record<Level, number> = { SUPER_ADMIN: 1, CS_TEAM: 2, SALES_TEAM: 3 };
/** Whether a level is not above that of the person who looks (ADM-055). */
export const isLevelWithin = (level: string, viewer: Viewer) => (ranks[level as Level] ?? 0) >= viewer.level;

/** Whether the person who looks may give a code: below level 1 nobody gives one that they lack (ADM-055). */
export const isCodeWithin = (code: string, { level, codes }: Viewer) => level === 1 || codes.includes(code);
/** Whether the viewer may act on an admin user (ADM-055). Only level 1 may act on a user whose permissions are not a list. */
export const isWithin = ({ userLevel, permissions }: AdminUser, viewer: Viewer) =>
  isLevelWithin(userLevel, viewer) &&
  (Array.isArray(permissions) ? permissions.every((code) => isCodeWithin(code, viewer)) : viewer.level === 1);
/** Whether the admin user is the person who looks. */
export const isOneself = ({ userId }: AdminUser, viewer: Viewer) => String(userId) === viewer.id;
