import { entityTexts } from '../../src/messages/entityTexts';

/** The texts of notifications that stand in code. */
export const t = entityTexts('notifications');
