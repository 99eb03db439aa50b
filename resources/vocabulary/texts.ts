import { entityTexts } from '../../src/messages/entityTexts';

/** The texts of vocabulary that stand in code. */
export const t = entityTexts('vocabulary');
