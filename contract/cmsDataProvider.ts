/** The data provider as the engine uses it: react-admin's verbs, and what the CMS has beyond them. */
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { paths } from './cms';

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Query = Record<string, QueryValue>;
/** A list filter: what was typed, what was chosen, which wins (CLI-011), and the part of a lookup. */
export type ListFilter = { search?: Query; chosen?: Query; within?: QueryValue };

/** A call beyond CRUD: path parameters, query and body. */
export type CallParams = {
  path?: Record<string, string | number>;
  query?: Query;
  body?: Record<string, unknown>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

/** What a file is uploaded as (SHR-048). */
export type UploadKind = paths['/upload/blob/{kind}']['post']['parameters']['path']['kind'];
export type UploadOptions = {
  signal?: AbortSignal;
  /** Stays the same for a repeated try of the same file. */
  idempotencyKey?: string;
  /** Told how much has left, from 0 to 1. */
  onProgress?: (part: number) => void;
};
/** A file, and the name that the server gave it; null where it gave none. */
export type Download = { blob: Blob; fileName: string | null };

/** react-admin lets a provider have any method of any name; this one has those that it names. */
type Verbs = { [K in keyof DataProvider as string extends K ? never : K]: DataProvider[K] };

/** react-admin's data provider, and the calls and downloads beyond its verbs. */
export type CmsDataProvider = Verbs & {
  /** Creates a record, and hands over what the reply tells once (`x-secret` of the contract): nobody may keep it, so `create` leaves it out. */
  createAndTell: (
    resource: string,
    params: {
      data: Record<string, unknown>;
      meta?: Record<string, unknown>;
      /** The record that this is a copy of: the declared call for copies gets its id, where there is one. */ copyOf?: Identifier;
    },
  ) => Promise<{ data: RaRecord; secret: Record<string, unknown> }>;
  /** Loads the code of writes ahead of the first one; a failure shows at the write. */
  preloadWrites: () => Promise<void>;
  call: (name: string, params?: CallParams) => Promise<{ data: unknown }>;
  /** A file that comes as base64 in the msg of a reply (C-24, C-25). */
  file: (name: string, params?: CallParams) => Promise<string>;
  /** The file behind a link of a record (C-25); a link that is no path of the call is not fetched (PLT-120). The signal gives it up. */
  linkedFile: (name: string, link: string, signal?: AbortSignal) => Promise<string>;
  /** Uploads a file and resolves with its id (C-75). */
  upload: (kind: UploadKind, file: File, options?: UploadOptions) => Promise<string>;
  /** The list as a file: the same filters and sort, no page. */
  exportList: (
    resource: string,
    params: {
      sort: { field: string; order: string };
      filter: ListFilter;
      path?: CallParams['path'];
      signal?: AbortSignal;
      onProgress?: (bytes: number) => void;
    },
  ) => Promise<Download>;
};
