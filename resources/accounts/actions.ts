import type { OpenAction } from '../../src/schema';
import { isOpenAccount, type Account } from './names';

/** Whoever may write accounts of a kind may act on them. */
export const permission = 'write';

/** What can be sent to an account: its username, or a new password. */
export const messageActions: OpenAction<Account>[] = [
  { label: 'Email Username', dialog: () => import('./EmailUsernameDialog'), permission, offered: isOpenAccount },
  { label: 'Reset password', dialog: () => import('./ResetPasswordDialog'), permission, offered: isOpenAccount },
];

/** The transitions of an account, each offered in the states that it can leave (CLI-080 to CLI-087). */
export const statusActions: OpenAction<Account>[] = [
  { label: 'Suspend', dialog: () => import('./SuspendDialog'), permission, offered: ({ userStatus }) => userStatus === 'ACTIVATED' },
  { label: 'Unsuspend', dialog: () => import('./UnsuspendDialog'), permission, offered: ({ userStatus }) => userStatus === 'SUSPENDED' },
  {
    label: 'Delete',
    dialog: () => import('./DeleteDialog'),
    permission,
    isDestructive: true,
    offered: ({ userStatus }) => ['OPENED', 'ACTIVATED', 'SUSPENDED'].includes(userStatus),
  },
];
