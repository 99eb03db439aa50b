/** Hands an answer to the portal's own data provider, as if it had just come. */
import { readSession, readTokens } from '../../authProvider/session';
import { createEncryptor } from '../../authProvider/encryptPassword';
import { createDataProvider } from '../../dataProvider';
import { createHttp, type Http, type Transport } from '../../dataProvider/http';
import { split } from '../../dataProvider/paths';
import { registry } from '../../resources';
import { endpointsFrom } from '../../src/app/endpoints';
import type { Entity } from '../../src/schema/registry';
import type { Viewer } from '../../src/schema/viewer';
import type { Answer } from './cms';

/** Where the portal keeps what it reads: the resource of a list, a record or a lookup, undefined for any other call. */
export type Kept = { name: string; isRecord: boolean };

/** Any path: what was asked is known already. */
const somewhere = new Proxy({}, { get: () => '1' }) as Record<string, string>;
const firstPage = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
  meta: { path: somewhere },
};
const malformed = (value: unknown) => value ?? Promise.reject(new Error('malformed'));

/** What a browser makes of an answer: nothing of a redirect to another origin. */
const arriving =
  ({ status, statusText, headers, bytes }: Answer, base: string): Transport =>
  () => {
    const isRedirect = status >= 300 && status < 400;
    const leadsTo = headers.get('Location') ?? '';
    if (isRedirect && new URL(leadsTo, base).origin !== new URL(base).origin) return Promise.reject(new TypeError('another origin'));
    const isEmpty = [204, 205, 304].includes(status);
    return Promise.resolve(new Response(isEmpty ? null : bytes, { status: isRedirect ? 200 : status, statusText, headers }));
  };

const httpFor = (answer: Answer, base: string): Http => {
  const http = createHttp({
    base,
    tokens: { fresh: () => Promise.resolve('token'), renew: () => Promise.resolve('another') },
    onSessionEnd: () => {},
  });
  const transport = arriving(answer, base);
  return {
    ...http,
    send: (method, path, options, read) => http.send(method, path, { ...options, transport }, read),
    call: (method, path, options) => http.call(method, path, { ...options, transport }),
    envelope: (method, path, options) => http.envelope(method, path, { ...options, transport }),
  };
};

/** Replays answers of the CMS at a base address. */
export const createReplay = (base: string, entities: Record<string, Entity>, viewer: () => Viewer) => {
  /** Reads an answer as the portal would. Rejects as the portal's own call would. @param kept where a list, record or lookup is kept */
  return async (answer: Answer, kept: Kept | undefined): Promise<unknown> => {
    const { call } = answer;
    const http = httpFor(answer, base);
    const provider = createDataProvider({
      http,
      withPasswords: () => Promise.reject(new Error('nothing is written')),
      writeHeaders: {},
      endpoints: endpointsFrom(entities, registry, viewer()),
    });
    const payload = () => http.call(...split(call), { token: 'none' });
    if (kept) return kept.isRecord ? provider.getOne(kept.name, { id: 1, meta: firstPage.meta }) : provider.getList(kept.name, firstPage);
    if (call === 'GET /cmsauth/pubKey') return createEncryptor(payload).prepare();
    if (call === 'POST /cmsauth/login' || call === 'GET /current-user/info') return malformed(readSession(await payload(), Date.now()));
    if (call === 'POST /cmsauth/refresh') return malformed(readTokens(await payload(), Date.now()));
    if (call === 'GET /files/{fileId}' || call.endsWith('/{docNumber}')) return provider.file(call as never, { path: somewhere });
    return provider.call(call as never, { path: somewhere });
  };
};
