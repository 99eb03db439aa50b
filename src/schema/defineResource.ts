import type { CallName, CrudCalls } from './calls';
import type { Declaration, ResourceDeclaration } from './declaration';
import type { FormDeclaration, FormOf } from './form';
import type { Path } from './path';

/**
 * Declares a resource. The record type comes first, the rest is inferred:
 *
 * @example
 * export default defineResource<RecordOf<'Hotline'>>()({ recordTitle, calls, fields, list, form });
 */
export const defineResource =
  <T>() =>
  <const F extends string, const C extends CrudCalls, const S extends string>(declaration: ResourceDeclaration<T, F, C, S>) =>
    // the record type is forgotten here, once for all declarations
    declaration as Declaration;

/** Declares a form apart from its resource, where one file would be too long. @example export const form = defineForm<Client>({ sections, rules }); */
export const defineForm = <T>(form: FormDeclaration<T, string, Path<T>>) => form as FormOf<T>;

type Base = CallName extends infer C ? (C extends `POST ${infer P}/` ? `${P}/` : never) : never;

/** The five calls of a plain entity under one path. @example calls: crud('/contactUs/clientServices/') */
export const crud = <const P extends Base>(path: P) =>
  ({
    getList: `GET ${path}`,
    getOne: `GET ${path}{id}`,
    create: `POST ${path}`,
    update: `PUT ${path}{id}`,
    delete: `DELETE ${path}{id}`,
  }) as { getList: `GET ${P}`; getOne: `GET ${P}{id}`; create: `POST ${P}`; update: `PUT ${P}{id}`; delete: `DELETE ${P}{id}` };
