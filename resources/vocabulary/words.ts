import type { Registry } from '../../src/schema';
import { generatePassword } from '../../src/format/generatePassword';
import { displayName } from './displayName';
import { visibilityNote } from './projectState';

/** Texts that declarations name where a template is not enough. */
export const formatters: Registry['formatters'] = { displayName, visibilityNote };

/** Values that declarations name and that are made when they are asked for. */
export const generators: Registry['generators'] = {
  password: () => generatePassword(),
  /** How many rows lie before a page. */
  offset: ({ page, size }) => page * size,
};
