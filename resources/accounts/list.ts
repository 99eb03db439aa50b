import { reference, text } from '../../src/fields';
import { salesOfficeLabels, userStatusLabels } from '../vocabulary/labels';

/** A search field of the account lists. */
export const searchText = (label: string, format: 'name' | 'code' | 'email' | 'username' = 'name') =>
  text(label, { format, maxLength: 50 });

/** The full names that the account lists show can be pasted into either field of a name. */
export const splitAtComma = ['lastName', 'firstName'] as const;

/** The filters that both account lists have. */
export const accountFilters = {
  salesOffice: reference('salesOffices', 'Sales Office', { lock: 'ownOffice', labels: salesOfficeLabels }),
  region: reference<string>('regions', 'Region', { within: 'salesOffice' }),
  userStatus: reference('userStatuses', 'User Status', { labels: userStatusLabels }),
};

/** The sorts of both account lists, the first one being the default (SHR-070). */
export const accountSorts = ['lastLoginAt desc', 'cmsUpdatedAt desc', 'cmsUpdatedAt asc', 'activationAt desc', 'activationAt asc'] as const;
