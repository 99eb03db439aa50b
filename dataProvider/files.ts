import type { CmsDataProvider } from '../contract/cmsDataProvider';
import type { Endpoints } from './endpoints';
import { asDownloadFailure, createDownload } from './downloads';
import { CallFailure } from './envelope';
import type { Http } from './http';
import { flat, listQuery } from './listQuery';
import { fillPath, hasDotSegment, split } from './paths';

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
    linkedFile: async (name, link, signal) => {
      const [method, path] = split(name);
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?#]+')}$`);
      // a browser may read the link in another way
      if (!pattern.test(link) || !pattern.test(new URL(link, 'http://cms').pathname) || hasDotSegment(link))
        throw new CallFailure('download');
      return fetchFile(method, link, signal);
    },
    exportList: async (resource, { sort, filter, path: values, signal, onProgress }) => {
      const declared = await endpoints(resource);
      if (!declared.export) throw new Error(`${resource} declares no call for an export`);
      const [method, path] = split(declared.export);
      return download(method, fillPath(path, values), { query: listQuery({ sort, filter: flat(filter) }, declared), signal, onProgress });
    },
  };
};
