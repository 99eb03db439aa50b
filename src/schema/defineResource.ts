import type { CrudCalls, Resource, ResourceDeclaration } from './resource';

/**
 * Declares a resource. The record type comes first, the rest is inferred:
 *
 * @example
 * export default defineResource<RecordOf<'Hotline'>>()({ recordTitle, calls, fields, list, form });
 */
export const defineResource =
  <T>() =>
  <const F extends string, const C extends CrudCalls>(declaration: ResourceDeclaration<T, F, C>): Resource =>
    declaration as unknown as Resource;
