import { entityTexts } from '../../src/messages/entityTexts';

/** The texts of preview that stand in code. */
export const t = entityTexts('preview');
