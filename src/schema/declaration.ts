/**
 * The declaration language. A resource is declared once: its fields as a map, its views as lists of their names. The
 * types here and in `field.ts`, `list.ts`, `form.ts`, `condition.ts`, `actions.ts`, `calls.ts` and `resourceEntry.ts` are the manual:
 * hover over a key to read what it means. `docs/adding-a-resource.md` walks through one.
 */
import type { Translated } from '../messages/page';
import type { CallName, CrudCalls, QueryOf } from './calls';
import type { Field, Kind, VirtualField } from './field';
import type { FormDeclaration } from './form';
import type { FieldKind } from './kind';
import type { ListDeclaration } from './list';
import type { Extensions } from './extensions';
import type { Path, ValueAt } from './values/path';
import type { TemplateOn } from './values/template';
import type { Viewer } from './viewer';

/** The actions of a plain entity, by their names in the entry's `access`. */
export const standardActions = ['create', 'save', 'delete', 'clone'] as const;
export type StandardAction = (typeof standardActions)[number];

/** Fields of a record by name. A name that the record does not have must be made of others; a kind that does not fit does not compile. */
export type FieldsOf<T, F extends string> = {
  [P in F]: P extends Path<T>
    ? Field<ValueAt<T, P>, Kind, Path<T> | NoInfer<F>> | VirtualField<T, Path<T> | NoInfer<F>>
    : VirtualField<T, Path<T> | NoInfer<F>>;
};

/** A whole declaration; see `defineResource`. P are the actions that the entry's `access` names. */
export type ResourceDeclaration<T, F extends string, C extends CrudCalls, S extends string = string, P extends string = string> = {
  /** The name of a record in titles, confirm prompts and labels for screen readers: a template. @example '{countryEn} {phoneNumber}' */
  recordTitle: TemplateOn<S, Path<T>> | ((record: T) => string);
  calls: C;
  /** The fields by name: what each value is. */
  fields: FieldsOf<T, F>;
  list?: ListDeclaration<T, NoInfer<F>, C['getList'] extends CallName ? QueryOf<C['getList']> : never, P>;
  /** The form of the edit screen, and of the create screen unless `createForm` says otherwise. */
  form?: FormDeclaration<T, NoInfer<F>, Path<T> | NoInfer<F>, P>;
  createForm?: FormDeclaration<T, NoInfer<F>, Path<T> | NoInfer<F>, P>;
  /** The form that a copy of a record is made with, filled from it. Default: there is no clone screen. */
  clone?: 'form' | 'createForm';
  /** The member that identifies a record. Default: id. */
  idField?: Path<T>;
  /** The member whose value stands in the path of `update`. Default: id (CLI-076 has another). */
  updateId?: Path<T>;
  /**
   * The member with the time of the last change: a save that would overwrite a newer record asks first. `values` for a record
   * without one compares the members that the form edits, as they were read and as they are now. Default: a save never asks.
   */
  versionedBy?: Path<T> | 'values';
  /** Kinds of fields that this entity brings, beside those that every entity may use. Default: none. @example kinds: [matrix] */
  kinds?: readonly FieldKind[];
  /** Functions of this entity that its declaration names, beside those of the registry. Default: none. @example extensions: { formatters: { vendorId } } */
  extensions?: ExtensionsOf<T>;
};

/** Functions that declarations name, for the records of one entity. */
export type ExtensionsOf<T> = {
  formatters?: Readonly<Record<string, (record: T) => Translated | null | undefined>>;
  generators?: Extensions['generators'];
  conditions?: Readonly<Record<string, (record: T, viewer: Viewer) => boolean>>;
};

/** A declaration whose record type is forgotten: what an entry brings, from code or from data, before `normalise` has read it. */
export type Declaration = Omit<
  ResourceDeclaration<never, string, CrudCalls>,
  'recordTitle' | 'fields' | 'list' | 'idField' | 'updateId' | 'versionedBy' | 'extensions'
> & {
  recordTitle: string | ((record: never) => string);
  fields: Record<string, Field | VirtualField<never>>;
  list?: ListDeclaration<never, string, Record<string, unknown>>;
  idField?: string;
  updateId?: string;
  versionedBy?: string;
  extensions?: ExtensionsOf<never>;
};
