/** What components that declarations bring need to read a lookup of the registry. */
export { LookupFailure } from './LookupFailure';
export { useLookupRows, useLookups } from './useLookup';
