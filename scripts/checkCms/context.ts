import type { Calls } from './contract';
import type { Answer, Cms } from './cms';
import type { Collector } from './findings';
import type { Portal } from './portal';

/** A row or record as it came. */
export type Row = Record<string, unknown>;

/** A reply that can be gone on with. */
export type Reply = { answer: Answer; payload: unknown };

/** The tokens of the check. */
export type Tokens = {
  /** Trades the refresh token for new ones, once for all calls that met the end of `used`; false where that fails. */
  renew: (used: string | null) => Promise<boolean>;
  /** The same, whatever the token: its reply. */
  refresh: () => Promise<Reply | undefined>;
};

/** What every part of the check works with. */
export type Context = Collector & {
  cms: Cms;
  calls: Calls;
  portal: Portal;
  username: string;
  password: string;
  /** Records that may be saved unchanged, as `--writes` names them. */
  writes: readonly string[];
  renew: Tokens['renew'];
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
