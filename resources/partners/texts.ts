import { entityTexts } from '../../src/messages/entityTexts';

/** The texts of partners that stand in code. */
export const t = entityTexts('partners');
