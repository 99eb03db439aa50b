import type { RecordOf } from '../../src/schema';
import { t } from './texts';

/** What clients and business partners have in common. */
export type Account = Pick<RecordOf<'ClientRow'>, 'id' | 'email' | 'isDummyUser' | 'userStatus' | 'userStatusRemark'>;
/** A push setting in words; null when nothing is known of it. */
export const onOff = (isOn: boolean | null | undefined) => (typeof isOn === 'boolean' ? t(isOn ? 'ON' : 'OFF') : null);
