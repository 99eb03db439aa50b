import { kindsByName } from '../schema/kind';
import * as kinds from './kinds';

/** The kinds of fields that every declaration may use, by name. */
export const builtInKinds = kindsByName(Object.values(kinds));
