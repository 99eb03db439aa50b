/** What components that declarations name need to read a lookup of the registry. */
export { useLookupRows } from './reference/useLookup';
