import type { OpenAction } from '../../src/schema';
import { isOpenAccount, type Account } from './account';

/** Whoever may write accounts of a kind may act on them. */
export const permission = 'write';

/** What can be sent to an account: its username, or a new password. */
export const messageActions: OpenAction<Account>[] = [
  { label: 'Email Username', dialog: () => import('./dialogs/EmailUsernameDialog'), permission, offered: isOpenAccount },
  { label: 'Reset password', dialog: () => import('./dialogs/ResetPasswordDialog'), permission, offered: isOpenAccount },
];

/** The transitions of an account, each offered in the states that it can leave (CLI-080 to CLI-087). */
export const statusActions: OpenAction<Account>[] = [
  {
    label: 'Suspend',
    dialog: () => import('./dialogs/SuspendDialog'),
    permission,
    offered: ({ userStatus }) => userStatus === 'ACTIVATED',
  },
  {
    label: 'Unsuspend',
    dialog: () => import('./dialogs/UnsuspendDialog'),
    permission,
    offered: ({ userStatus }) => userStatus === 'SUSPENDED',
  },
  {
    label: 'Delete',
    dialog: () => import('./dialogs/DeleteDialog'),
    permission,
    isDestructive: true,
    offered: ({ userStatus }) => ['OPENED', 'ACTIVATED', 'SUSPENDED'].includes(userStatus),
  },
];
