import type { CmsDataProvider } from '../contract/cmsDataProvider';
import type { Endpoints } from './endpoints';
import { asDownloadFailure, createDownload } from './downloads';
import { CallFailure } from './envelope';
import type { Http } from './http';
import { flat, listQuery } from './listQuery';
import { fillPath, split } from './paths';

/** The calls of the data provider that answer with files. */
export const createFiles = (
  http: Http,
  endpoints: (resource: string) => Promise<Endpoints>,
): Pick<CmsDataProvider, 'file' | 'linkedFile' | 'exportList'> => {
  const download = createDownload(http);
  const fetchFile = async (method: string, path: string, signal?: AbortSignal) => {
    try {
      const { msg } = await http.envelope(method, path, { signal });
      if (msg !== '') return msg;
    } catch (error) {
      throw asDownloadFailure(error);
    }
    throw new CallFailure('download');
  };
  return {
    file: (name, { path: values, signal } = {}) => {
      const [method, path] = split(name);
      return fetchFile(method, fillPath(path, values), signal);
    },
    linkedFile: async (name, link) => {
      const [method, path] = split(name);
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?#]+')}$`);
      // a browser takes "..", "%2e" and "\\" for steps in a path: what it makes of the link counts too
      if (!pattern.test(link) || !pattern.test(new URL(link, 'http://cms').pathname)) throw new CallFailure('download');
      return fetchFile(method, link);
    },
    exportList: async (resource, { sort, filter, path: values, signal, onProgress }) => {
      const declared = await endpoints(resource);
      if (!declared.export) throw new Error(`${resource} declares no call for an export`);
      const [method, path] = split(declared.export);
      return download(method, fillPath(path, values), { query: listQuery({ sort, filter: flat(filter) }, declared), signal, onProgress });
    },
  };
};
