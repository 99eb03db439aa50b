import { orderInteger } from '../../src/messages/literal';

/** The order of what app users see under "Contact us" (HOT-018, HOT-019, OFF-016). */
export const orderRules = {
  required: true,
  maxLength: 2,
  matches: '[1-9][0-9]*',
  error: orderInteger,
  hint: '1 to 99. The list in the app follows this order.',
} as const;
