/** The calls of one resource as the provider needs them. A call is "METHOD /path/{parameter}", spelled as in the contract. */
export type Endpoints = {
  getList?: string;
  getOne?: string;
  create?: string;
  clone?: string;
  update?: string;
  delete?: string;
  /** The list that takes a path parameter, for example the regions of an office; used when the filter has `within`. */
  getListOf?: string;
  /** The member that identifies a record; default `id`. */
  idField?: string;
  /** What a lookup item is called: its `label`. Default: its id. */
  labelOf?: (row: Record<string, unknown>) => unknown;
  /** The query parameter that takes what narrows a lookup. */
  narrowedBy?: string;
  /** The query parameter that finds rows of a lookup by a text; used when the filter has `q`, and for what is too long to come whole. */
  searchedBy?: string;
  /** A list to choose from: whole, not paged, a background call. */
  isLookup?: boolean;
  /** Whether the list takes a sort, and the second sort value, for example `id,asc`. */
  sorts?: boolean;
  tieBreak?: string;
  /** The call that answers with the list as a file. */
  export?: string;
  /** What the list call takes beyond page, size, sort and filters. */
  query?: (page: { page: number; size: number }) => Record<string, unknown>;
  /** The member that tells when a record was last changed: `If-Unmodified-Since` of a save. */
  stamp?: string;
  /** Whether a record has changed since it was read; an update reads it again first and fails with `conflict`. Default: an update reads nothing. */
  isOutdated?: (read: Record<string, unknown>, current: Record<string, unknown>) => Promise<boolean>;
  /** The member whose value stands in the path of `update`; default `id`. */
  updateId?: string;
};
