import { entityTexts } from '../../src/messages/entityTexts';

/** The texts of popups that stand in code. */
export const t = entityTexts('popups');
