import { accountDeleted, accountUnsuspended, confirmDeleteAccount, confirmUnsuspend } from '../../src/messages/literal';
import type { Act } from '../../src/schema';
import { ask, open } from '../../src/views';
import type { Account } from './account';

/** Whoever may write accounts of a kind may act on them. */
export const permission = 'write';
type Write = typeof permission;

/** Nothing is sent to an account that was never opened or that is deleted (CLI-024, CLI-113). */
const isOpen = { userStatus: { not: ['OPENED', 'DELETED'] } };

/** What can be sent to an account: its username, or a new password. */
export const messageActs: Act<Account, Write>[] = [
  open({ label: 'Email Username', dialog: () => import('./dialogs/EmailUsernameDialog'), permission, offered: isOpen }),
  open({ label: 'Reset password', dialog: () => import('./dialogs/AccountPasswordDialog'), permission, offered: isOpen }),
];

/** The transitions of an account, each offered in the states that it can leave (CLI-080 to CLI-087). */
export const statusActs: Act<Account, Write>[] = [
  open({ label: 'Suspend', dialog: () => import('./dialogs/SuspendDialog'), permission, offered: { userStatus: 'ACTIVATED' } }),
  ask({
    label: 'Unsuspend',
    question: confirmUnsuspend,
    call: 'PUT /appuser/unlock/{id}',
    done: accountUnsuspended,
    permission,
    offered: { userStatus: 'SUSPENDED' },
  }),
  // it goes back to the list, where it stays as a deleted one (CLI-085, CLI-086)
  ask({
    label: 'Delete',
    question: confirmDeleteAccount,
    call: 'DELETE /appuser/{id}',
    done: accountDeleted,
    permission,
    isDestructive: true,
    removes: true,
    offered: { userStatus: ['OPENED', 'ACTIVATED', 'SUSPENDED'] },
  }),
];
