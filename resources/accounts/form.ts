import { messageActions, permission } from './actions';

/** The fields that both have. */
type Shared = 'username' | 'email' | 'salesOffice' | 'representative' | 'userStatus' | 'cmsUpdatedAt';
type Options<F extends string> = {
  /** The fields of the name and of the id that a person sees. */
  name: F;
  id: F;
  /** What can be changed; and of a dummy account. */
  hint: string;
  hintOfDummy: string;
};

/** What the edit screens of clients and partners have in common. */
export const accountForm = <const F extends string>({ name, id, hint, hintOfDummy }: Options<F>) =>
  ({
    layout: 'sheet',
    permission,
    hint: [{ when: { isDummyUser: true }, text: hintOfDummy }, hint],
    head: {
      name,
      status: 'userStatus',
      facts: [id, 'username', 'email', 'salesOffice', 'representative'] as (F | Shared)[],
      actions: messageActions,
    },
    // whoever asks (CLI-066, CLI-088, CLI-113)
    locked: [
      { when: { userStatus: 'OPENED' }, text: 'Inactive accounts cannot be saved' },
      { when: { userStatus: 'DELETED' }, text: 'Deleted accounts cannot be saved' },
    ],
    footer: 'cmsUpdatedAt',
  }) as const;
