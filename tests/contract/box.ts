import { constants, publicEncrypt } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { loadContract } from '../../fixtures/dialect/contract';
import type { BoxOptions } from '../../fixtures/server';
import { basePath, createBox } from '../../fixtures/server';
import { makePng } from '../../fixtures/seed/files';
import { demoPassword } from '../../fixtures/auth/people';

/** `text` is the body as it came. */
export type Reply = { http: number; status: string; msg: string | null; payload: unknown; headers: Headers; text: string };
/** The real one: tests replace the global to watch what the portal sends. */
const fetch = globalThis.fetch;
/**
 * Boxes without a deployment share the compiled calls of the contract. `npm run mutate` changes the code that loads them, so
 * there each box loads its own.
 */
const sharedContract = process.env.MUTATION_PLAN ? undefined : loadContract();
type Box = Awaited<ReturnType<typeof createBox>>;
export const usernames = ['superadmin', 'csteam.hk', 'sales.sg', 'viewer.hk'] as const;
export type Username = (typeof usernames)[number];

/** The cells of a CSV file, row by row, without its byte order mark. */
export const readCsv = (text: string) =>
  text
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))(?=,|$)/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!,
      ),
    );

const boundary = 'the-boundary';
/** A body of parts as a browser writes it: quotes in a name are escaped. */
export const multipart = (...parts: [name: string, fileName: string | null, bytes: Buffer][]) =>
  Buffer.concat([
    ...parts.flatMap(([name, fileName, bytes]) => {
      const file = fileName === null ? '' : `; filename="${fileName.replaceAll('"', '%22')}"\r\nContent-Type: application/octet-stream`;
      return [Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`), bytes, Buffer.from('\r\n')];
    }),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

/** Calls to a CMS in a box. Every reply is held to the contract. */
export const createClient = (root: () => string, match: Box['contract']['match']) => {
  const tokens = new Map<string, string>();

  const send = async (
    method: string,
    path: string,
    {
      token,
      body,
      headers = {},
      isLoose = false,
    }: { token?: string | null; body?: unknown; headers?: Record<string, string>; isLoose?: boolean } = {},
  ): Promise<Reply> => {
    const response = await fetch(`${root()}${basePath}${path}`, {
      method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body:
        body === undefined
          ? undefined
          : typeof body === 'string'
            ? body
            : body instanceof Buffer
              ? new Uint8Array(body)
              : JSON.stringify(body),
    });
    // text() would take the byte order mark away
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    const isJson = response.headers.get('Content-Type')?.includes('json');
    const envelope = isJson
      ? (JSON.parse(text) as Pick<Reply, 'status' | 'msg' | 'payload'>)
      : { status: 'file', msg: null, payload: text };
    const found = isLoose || match(method, path.split('?')[0]!);
    if (isJson && typeof found === 'object') {
      const problem = found.call.checkReply(response.status, envelope);
      if (problem) throw new Error(`${found.call.name} answers against the contract: ${problem}`);
    }
    return { http: response.status, ...envelope, headers: response.headers, text };
  };
  const encrypt = async (password: string) => {
    const { payload } = await send('GET', '/cmsauth/pubKey');
    const key = `-----BEGIN PUBLIC KEY-----\n${String(payload)}\n-----END PUBLIC KEY-----`;
    return publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(password)).toString('base64');
  };
  const signIn = async (username: string, password = demoPassword) =>
    send('POST', '/cmsauth/login', { body: { username, password: await encrypt(password) } });
  /** The bearer token of a demo person; one sign-in for all tests of a file. */
  const tokenOf = async (username: Username) => {
    if (!tokens.has(username)) tokens.set(username, ((await signIn(username)).payload as { accessToken: string }).accessToken);
    return tokens.get(username)!;
  };
  const as = async (username: Username, method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    send(method, path, { token: await tokenOf(username), body, headers });
  const control = (method: string, path: string, body?: object) => {
    // a token of another time may have expired
    if (path === 'clock') tokens.clear();
    return fetch(`${root()}/control/${path}`, { method, headers: { 'X-Control': '1' }, body: body && JSON.stringify(body) });
  };
  /** Sends a body to the call for uploads, as the type that it says; a malformed one may be answered as the contract does not tell. */
  const post = async (
    username: Username,
    kind: string,
    body: Buffer,
    { type = `multipart/form-data; boundary=${boundary}`, isLoose = true } = {},
  ) =>
    (await send('POST', `/upload/blob/${kind}`, {
      token: await tokenOf(username),
      body,
      headers: { 'Content-Type': type },
      isLoose,
    })) as Omit<Reply, 'payload'> & { payload: { fileId: string } | null };
  const upload = (username: Username = 'superadmin', kind = 'POPUP_IMAGE', name = 'photo.png', bytes: Buffer = makePng(1, 8, 8)) =>
    post(username, kind, multipart(['file', name, bytes]), { isLoose: false });
  return { send, as, signIn, encrypt, tokenOf, control, post, upload };
};

/** A CMS in a box on a free port for the tests of a file, and calls to it. Default: the odd scenario. */
export const useBox = (options: BoxOptions = {}) => {
  let box: Box;
  let root = '';
  beforeAll(async () => {
    box = await createBox({
      hasControl: true,
      scenario: 'odd',
      contract: options.deploymentFolder ? undefined : sharedContract,
      ...options,
    });
    root = `http://127.0.0.1:${await box.listen()}`;
  });
  afterAll(() => box.close());
  const client = createClient(
    () => root,
    (...call) => box.contract.match(...call),
  );
  return { ...client, root: () => root, box: () => box };
};
