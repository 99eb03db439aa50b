import { codesIn } from '../../src/deployed/checkNames';
import type { CheckContext } from '../../src/schema/language/problem';

/** The permission codes that are known. */
export const knownCodes = ({ resources }: CheckContext): string[] => [...new Set(codesIn(resources))].toSorted();
