/** What parts of declarations need to read a lookup of the registry. */
export { useLookupRows } from './reference/useLookup';
