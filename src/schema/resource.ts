/**
 * The declaration language. A resource is declared once: its fields as a map, its views as lists of their names. The
 * types here and in `field.ts`, `list.ts`, `form.ts`, `actions.ts`, `calls.ts` and `head.ts` are the manual: hover over
 * a key to read what it means. `docs/adding-a-resource.md` walks through one.
 */
import type { CallName, CrudCalls, QueryOf } from './calls';
import type { Field, FilterField, MadeField, Path, ValueAt } from './field';
import type { FormDeclaration, FormOf } from './form';
import type { ListDeclaration } from './list';

/** A whole declaration; see `defineResource`. */
export type ResourceDeclaration<T, F extends string, C extends CrudCalls> = {
  /** The name of a record in titles, confirm prompts and labels for screen readers. */
  recordTitle: (record: T) => string;
  calls: C;
  /** What each value is. A name that the record does not have must be `derived`; a kind that does not fit does not compile. */
  fields: { [P in F]: P extends Path<T> ? Field<ValueAt<T, P>> | MadeField<T> : MadeField<T> };
  list?: ListDeclaration<T, NoInfer<F>, C['getList'] extends CallName ? QueryOf<C['getList']> : never>;
  /** The form of the edit screen, and of the create screen unless `createForm` says otherwise. */
  form?: FormDeclaration<T, NoInfer<F>> | FormOf<T>;
  createForm?: FormDeclaration<T, NoInfer<F>> | FormOf<T>;
  /** The member that identifies a record. Default: id. */
  idField?: Path<T>;
  /** The member whose value stands in the path of `update`. Default: id (CLI-076 has another). */
  updateId?: Path<T>;
  /** The member that tells when a record was last changed; a save that would overwrite a newer one asks first. Default: none. */
  stamp?: Path<T>;
};

/** A declaration with its record type erased, as the engine reads it. */
export type Resource = Omit<
  ResourceDeclaration<never, string, CrudCalls>,
  'fields' | 'list' | 'form' | 'createForm' | 'stamp' | 'updateId' | 'idField'
> & {
  fields: Record<string, Field>;
  list?: Omit<ListDeclaration<never, string, never>, 'search' | 'filters' | 'query'> & {
    query?: (page: { page: number; size: number }) => Record<string, unknown>;
    search?: Record<string, Field<never, 'text'>>;
    filters?: Record<string, FilterField>;
  };
  form?: FormDeclaration<never, string>;
  createForm?: FormDeclaration<never, string>;
  stamp?: string;
  updateId?: string;
  idField?: string;
};
