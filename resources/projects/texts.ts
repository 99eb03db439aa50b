import { entityTexts } from '../../src/messages/entityTexts';

/** The texts of projects that stand in code. */
export const t = entityTexts('projects');
