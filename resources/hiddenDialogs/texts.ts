import { entityTexts } from '../../src/messages/entityTexts';

/** The texts of the hidden dialogs that stand in code. */
export const t = entityTexts('hiddenDialogs');
