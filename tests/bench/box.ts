/**
 * The page times of the CMS in a box, by the wire: a page of clients in each sort, with and without a text search, alone;
 * and twenty such lists at once.
 */
import { constants, publicEncrypt } from 'node:crypto';
import { basePath, createBox } from '../../fixtures/server';
import { demoPassword } from '../../fixtures/auth/people';

const sorts = ['lastLoginAt,desc', 'lastLoginAt,asc', 'cmsUpdatedAt,desc', 'activationAt,asc', 'id,asc'];
const searches = ['', '&firstName=an', '&email=example&salesOffice=HK', '&userStatus=ACTIVATED&region=HK&region=SG'];

/** Milliseconds of each page alone, and of twenty lists at once. */
export const pageTimes = async (clientCount: number) => {
  const box = await createBox({ clientCount });
  const root = `http://127.0.0.1:${await box.listen()}${basePath}`;
  const get = async <T>(path: string, init?: RequestInit) =>
    ((await (await fetch(`${root}${path}`, init)).json()) as { payload: T }).payload;
  const key = `-----BEGIN PUBLIC KEY-----\n${await get<string>('/cmsauth/pubKey')}\n-----END PUBLIC KEY-----`;
  const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const password = publicEncrypt(padding, Buffer.from(demoPassword)).toString('base64');
  const { accessToken } = await get<{ accessToken: string }>('/cmsauth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'superadmin', password }),
  });
  const paths = sorts.flatMap((sort) => searches.map((search) => `/appuser/?page=3&size=50&sort=${sort}&sort=id,asc${search}`));
  const timed = async (run: () => Promise<unknown>) => {
    const since = performance.now();
    await run();
    return performance.now() - since;
  };
  const load = (path: string) => get(path, { headers: { Authorization: `Bearer ${accessToken}` } });
  const first = await timed(() => load(paths[0]!));
  const alone: number[] = [];
  for (let round = 0; round < 5; round += 1) for (const path of paths) alone.push(await timed(() => load(path)));
  const together = await timed(() => Promise.all(paths.map(load)));
  await box.close();
  return { first, alone, together };
};
