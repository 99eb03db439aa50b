import { useDataProvider, type DataProvider } from 'react-admin';

type Row = Record<string, unknown>;
type Params = { path?: unknown; query?: unknown; signal?: AbortSignal };
type Sort = { field: string; order: string };
/** The data provider with what the CMS has beyond react-admin's verbs (`CmsDataProvider`). */
type Cms = DataProvider & {
  createAndTell: (
    resource: string,
    params: { data: object; meta?: object; copyOf?: string | number },
  ) => Promise<{ data: Row; secret: Row }>;
  call: (name: string, params: Params) => Promise<{ data: unknown }>;
  file: (name: string, params: Params) => Promise<string>;
  linkedFile: (name: string, link: string) => Promise<string>;
  upload: (kind: string, file: File, options: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<string>;
  exportList: (
    resource: string,
    params: { sort: Sort; filter: object; onProgress: (bytes: number) => void } & Params,
  ) => Promise<{ blob: Blob; fileName: string | null }>;
};

export const useCms = () => useDataProvider<Cms>();
