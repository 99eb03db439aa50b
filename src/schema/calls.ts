/** The calls of the contract as types: what each takes and answers. */
import type { components, paths } from '../../contract/cms';

type Method = 'get' | 'post' | 'put' | 'delete';
/** A call of the contract, "METHOD /path" exactly as written there. Anything else does not compile. */
export type CallName = {
  [P in keyof paths & string]: { [M in Method]: paths[P][M] extends { responses: unknown } ? `${Uppercase<M>} ${P}` : never }[Method];
}[keyof paths & string];
type OperationOf<C extends CallName> = C extends `${infer M} ${infer P}`
  ? P extends keyof paths
    ? Lowercase<M> extends keyof paths[P]
      ? paths[P][Lowercase<M>]
      : never
    : never
  : never;
/** The query parameters of a call. */
export type QueryOf<C extends CallName> = OperationOf<C> extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;
/** The path parameters of a call. */
export type PathOf<C extends CallName> = OperationOf<C> extends { parameters: { path: infer P } } ? P : undefined;
/** The JSON body of a call. */
export type BodyOf<C extends CallName> =
  OperationOf<C> extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined;
/** The payload of a successful reply. */
export type PayloadOf<C extends CallName> =
  OperationOf<C> extends { responses: { 200: { content: { 'application/json': infer R } } } }
    ? Extract<R, { status: '00' }> extends { payload: infer P }
      ? P
      : never
    : never;
/** A record of the contract by its name, for example `RecordOf<'Hotline'>`. */
export type RecordOf<N extends keyof components['schemas']> = components['schemas'][N];

/** The calls of an entity. The compiler checks them against the contract. */
export type CrudCalls = {
  /** Answers with a page of records. Default: there is no list. @example getList: 'GET /contactUs/offices/' */
  getList?: CallName;
  /** Answers with one record. Default: there are no screens of a record. */
  getOne?: CallName;
  /** Creates a record. Default: nobody can create one. */
  create?: CallName;
  /** Creates a copy of a record. Default: `create`. */
  clone?: CallName;
  /** Saves a record. Default: nobody can change one. */
  update?: CallName;
  /** Deletes a record. Default: nobody can delete one. */
  delete?: CallName;
};
