/** Lookups that the provider of a test has. */
import { vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';

export const regions = [
  { id: 1, label: 'Asia', office: 'HK' },
  { id: 2, label: 'Bay', office: 'SG' },
];
type Params = { filter: { within?: string; q?: string } };
/** A provider whose lookup has rows; one with a larger `total` is too long to be listed. */
export const lookup = (rows = regions, total?: number) => {
  const getList = vi.fn(async (_: string, { filter: { within } }: Params) => {
    const data = rows.filter(({ office }) => within === undefined || office === within);
    return { data, total: total ?? data.length };
  });
  return { getList: getList as never };
};
/** A provider whose lookup fails until it is mended. */
export const failing = () => {
  let isFailing = true;
  const getList = vi.fn(async () => {
    if (isFailing) throw new CallFailure('busy');
    return { data: regions, total: 2 };
  });
  return { provider: { getList: getList as never }, mend: () => (isFailing = false), getList };
};

export const far = { id: 50, label: 'Far East', office: 'FE' };
/** A provider whose lookup is too long to be listed: it tells its beginning, and looks for what is typed while it does not fail. */
export const longLookup = (found: object[] = [far], foundTotal = found.length) => {
  let isFailing = false;
  const getList = vi.fn(async (_: string, { filter: { q } }: Params) => {
    if (q === undefined) return { data: regions, total: 900 };
    if (isFailing) throw new CallFailure('busy');
    return { data: found, total: foundTotal };
  });
  /** The texts that it was asked for. */
  const asked = () => getList.mock.calls.flatMap(([, { filter }]) => filter.q ?? []);
  return { provider: { getList: getList as never }, getList, asked, setFailing: (next: boolean) => (isFailing = next) };
};
