import { messageActions, permission } from './actions';
import { lockedReason } from './names';

type Options = {
  /** The fields of the name and of the id that a person sees. */
  name: string;
  id: string;
  /** What can be changed, in words. */
  changeable: string;
};

/** What the edit screens of clients and partners have in common. */
export const accountForm = ({ name, id, changeable }: Options) => ({
  layout: 'sheet' as const,
  permission,
  hint: `${changeable}. All other values come from the customer system.`,
  head: {
    name,
    status: 'userStatus',
    facts: [id, 'username', 'email', 'salesOffice', 'representative'],
    actions: messageActions,
  },
  locked: lockedReason,
  footer: 'cmsUpdatedAt',
});
