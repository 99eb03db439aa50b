import type { Calls } from './contract';
import type { Cms } from './cms';
import type { Collector } from './findings';
import type { Portal } from './portal';

/** A row or record as it came. */
export type Row = Record<string, unknown>;

/** What every part of the check works with. */
export type Context = Collector & {
  cms: Cms;
  calls: Calls;
  portal: Portal;
  username: string;
  password: string;
  /** Records that may be saved unchanged, as `--writes` names them. */
  writes: readonly string[];
  /** Trades the refresh token for new ones, where a token ends before its time; false when that fails. */
  renew: () => Promise<boolean>;
  /** What lists, records and lookups gave, by their call. */
  seen: Seen;
};

/** A list without rows proves nothing of its sorts and filters. */
export const hasRows = ({ rows }: Seen['lists'][number]) => rows.length > 0;

/** What was read, for the parts that compare it. */
export type Seen = {
  /** A list with the path and the query that it was asked with, its first rows, and how many there are. */
  lists: { call: string; path: Row; query: Row; rows: Row[]; total: number }[];
  records: { call: string; path: Row; record: Row }[];
  /** The rows of the lists to choose from. */
  lookups: Map<string, Row[]>;
};
