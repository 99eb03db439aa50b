import type { CallName, CrudCalls, QueryOf } from './calls';
import type { Declaration, FieldsOf, ResourceDeclaration, StandardAction } from './declaration';
import type { FormDeclaration } from './form';
import type { ListDeclaration } from './list';
import type { Path } from './values/path';

/**
 * Declares a resource. The record type comes first, then the actions that the entry's `access` names beside or in place of the
 * standard ones; the rest is inferred.
 *
 * @example
 * export default defineResource<RecordOf<'Hotline'>>()({ recordTitle, calls, fields, list, form });
 * export default defineResource<Client, 'create' | 'write'>()({ recordTitle, calls, fields, list, form });
 */
export const defineResource =
  <T, P extends string = StandardAction>() =>
  <const F extends string, const C extends CrudCalls, const S extends string>(declaration: ResourceDeclaration<T, F, C, S, P>) =>
    // the record type is forgotten here, once for all declarations
    declaration as Declaration;

/** Declares the fields of a record in a file of their own. @example export const fields = defineFields<Project>()({ name: text('Name') }); */
export const defineFields =
  <T>() =>
  <const F extends string>(fields: FieldsOf<T, F>): FieldsOf<T, F> =>
    fields;

/**
 * Declares a list in a file of its own: of a record, its declared fields, the call that answers the list, and the actions.
 *
 * @example export const list = defineList<Project, keyof typeof fields, 'GET /projects/'>({ columns: ['name'] });
 */
export const defineList = <T, F extends string, C extends CallName, P extends string = StandardAction>(
  list: ListDeclaration<T, F, QueryOf<C>, P>,
) => list;

/** Declares a form in a file of its own: of a record, its declared fields, and the actions. @example export const form = defineForm<Project, keyof typeof fields>({ sections, rules }); */
export const defineForm = <T, F extends string, P extends string = StandardAction>(form: FormDeclaration<T, F, Path<T> | F, P>) => form;

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
