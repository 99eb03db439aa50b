import type { RecordOf } from '../../src/schema';

/** What clients and business partners have in common. */
export type Account = Pick<RecordOf<'ClientRow'>, 'id' | 'email' | 'isDummyUser' | 'userStatus' | 'userStatusRemark'>;
type Named = {
  lastName?: string | null;
  firstName?: string | null;
  middleName?: string | null;
  fullName?: string | null;
  name?: string | null;
};

/** "last, first middle" if there is a last name, else the full name, else the name (CLI-018, SHR-039). */
export const displayName = ({ lastName, firstName, middleName, fullName, name }: Named) => {
  const given = [firstName, middleName].filter(Boolean).join(' ');
  return lastName ? [lastName, given].filter(Boolean).join(', ') : (fullName ?? name ?? given);
};

/** A push setting in words; null when nothing is known of it. */
export const onOff = (isOn: boolean | null | undefined) => (typeof isOn === 'boolean' ? (isOn ? 'ON' : 'OFF') : null);

/** These members of a record for a body that must have them: one that is missing is sent as null (CLI-064). */
export const pick = <T, K extends keyof T>(record: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, record[key] ?? null])) as { [P in K]: T[P] | null };

/** Nothing is sent to an account that was never opened or that is deleted (CLI-024, CLI-113). */
export const isOpenAccount = ({ userStatus }: Pick<Account, 'userStatus'>) => userStatus !== 'OPENED' && userStatus !== 'DELETED';

/** Why an account cannot be saved, whoever asks (CLI-066, CLI-088, CLI-113). */
export const lockedReason = ({ userStatus }: Pick<Account, 'userStatus'>) =>
  userStatus === 'OPENED' ? 'Inactive accounts cannot be saved' : userStatus === 'DELETED' ? 'Deleted accounts cannot be saved' : null;
