import { entityTexts } from '../../src/messages/entityTexts';

/** The texts of accounts that stand in code. */
export const t = entityTexts('accounts');
