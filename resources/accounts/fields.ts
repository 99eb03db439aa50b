import { reference, text } from '../../src/fields';
import { userStatusLabels } from '../vocabulary/labels';

/** The status of an account: green when active, blue when it was never opened, red otherwise; each with a mark of its own (CLI-061, PAR-035). */
export const accountStatus = (label: string) =>
  reference('userStatuses', label, {
    labels: userStatusLabels,
    chips: {
      ACTIVATED: { tone: 'green', mark: 'dot' },
      OPENED: { tone: 'blue', mark: 'ring' },
      SUSPENDED: { tone: 'red', mark: 'bars' },
      '*': { tone: 'red', mark: 'cross' },
    },
  });

/** A username: typing stops at 100, the rule of 8-15 is checked on submit (SHR-008, SHR-009). */
export const accountUsername = () =>
  text('Username', { required: true, format: 'username', copyable: true, maxLength: 100, counter: false });
