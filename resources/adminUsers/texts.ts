import { entityTexts } from '../../src/messages/entityTexts';

/** The texts of adminUsers that stand in code. */
export const t = entityTexts('adminUsers');
