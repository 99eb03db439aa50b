import { entityTexts } from '../../src/messages/entityTexts';

/** The texts of clients that stand in code. */
export const t = entityTexts('clients');
