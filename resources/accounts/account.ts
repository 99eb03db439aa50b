import type { RecordOf } from '../../src/schema';

/** What clients and business partners have in common. */
export type Account = Pick<RecordOf<'ClientRow'>, 'id' | 'email' | 'isDummyUser' | 'userStatus' | 'userStatusRemark'>;
/** A push setting in words; null when nothing is known of it. */
export const onOff = (isOn: boolean | null | undefined) => (typeof isOn === 'boolean' ? (isOn ? 'ON' : 'OFF') : null);

/** Nothing is sent to an account that was never opened or that is deleted (CLI-024, CLI-113). */
export const isOpenAccount = ({ userStatus }: Pick<Account, 'userStatus'>) => userStatus !== 'OPENED' && userStatus !== 'DELETED';
