import { accountDeleted, accountUnsuspended, confirmDeleteAccount, confirmUnsuspend } from '../../src/messages/literal';
import type { Action } from '../../src/schema';
import { confirmAction, dialogAction } from '../../src/views';
import type { Account } from './account';

/** Whoever may write accounts of a kind may act on them. */
export const permission = 'write';
type Write = typeof permission;

/** Nothing is sent to an account that was never opened or that is deleted (CLI-024, CLI-113). */
const isOpen = { userStatus: { not: ['OPENED', 'DELETED'] } };

/** What can be sent to an account: its username, or a new password. */
export const messageActions: Action<Account, Write>[] = [
  dialogAction({
    name: 'emailUsername',
    label: 'Email Username',
    dialog: () => import('./dialogs/EmailUsernameDialog'),
    permission,
    offered: isOpen,
  }),
  dialogAction({
    name: 'resetPassword',
    label: 'Reset password',
    dialog: () => import('./dialogs/AccountPasswordDialog'),
    permission,
    offered: isOpen,
  }),
];

/** The transitions of an account, each offered in the states that it can leave (CLI-080 to CLI-087). */
export const statusActions: Action<Account, Write>[] = [
  dialogAction({
    name: 'suspend',
    label: 'Suspend',
    dialog: () => import('./dialogs/SuspendDialog'),
    permission,
    offered: { userStatus: 'ACTIVATED' },
  }),
  confirmAction({
    name: 'unsuspend',
    label: 'Unsuspend',
    question: confirmUnsuspend,
    call: 'PUT /appuser/unlock/{id}',
    successText: accountUnsuspended,
    permission,
    offered: { userStatus: 'SUSPENDED' },
  }),
  // it goes back to the list, where it stays as a deleted one (CLI-085, CLI-086)
  confirmAction({
    name: 'delete',
    label: 'Delete',
    question: confirmDeleteAccount,
    call: 'DELETE /appuser/{id}',
    successText: accountDeleted,
    permission,
    destructive: true,
    removes: true,
    offered: { userStatus: ['OPENED', 'ACTIVATED', 'SUSPENDED'] },
  }),
];
