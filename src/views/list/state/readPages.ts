import type { DataProvider } from 'react-admin';
import type { Row } from '../../row';
import { pageParams, type ListParams } from './listParams';

const mostPages = 5;
const perPage = 100;

/** Reads the rows of a list in the background, at most 500: a hundred at a time, while the caller asks for more. */
export async function* readPages(provider: DataProvider, resource: string, params: ListParams, signal: AbortSignal) {
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, total = 0 } = await provider.getList<Row>(resource, {
      ...pageParams({ ...params, page, perPage }),
      signal,
      meta: { isBackground: true },
    });
    yield data;
    if (page * perPage >= total) return;
  }
}
