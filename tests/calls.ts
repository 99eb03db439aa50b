/** What browser and DOM tests know of the calls between the portal and the fixture CMS. */
import { constants, publicEncrypt } from 'node:crypto';
import { readSession } from '../authProvider/session';
import { openDeployment } from '../fixtures/deployment';
import { loadContract, writtenContract } from '../fixtures/dialect/contract';

/** The password of every demo user. */
export const password = 'Passw0rd!';
export type Person = 'superadmin' | 'csteam.hk' | 'sales.sg' | 'viewer.hk';
export type Contract = ReturnType<typeof loadContract>;

/** The envelope of a successful reply, for a fault of kind `raw`. */
export const reply = (payload: unknown) => JSON.stringify({ status: '00', msg: '', payload });

/** A call that the portal made: its name in the contract, and what it sent. */
export type Sent = { call: string; path: string; query: string; body: unknown; headers: Record<string, string> };

const ofPortal = loadContract();
/** The contract of the portal, or that of a deployment too. */
export const contractOf = (deploymentFolder?: string): Contract => {
  if (deploymentFolder === undefined) return ofPortal;
  const contract = writtenContract();
  openDeployment(deploymentFolder, contract);
  return loadContract(contract);
};

/** Node's own: a DOM test replaces the global one. */
const nodeFetch = globalThis.fetch;

/** What a fixture CMS replies when a user signs in over HTTP as on the sign-in page: the password travels encrypted. */
export const signInReply = async (root: string, username: Person) => {
  const call = async (path: string, init?: RequestInit) =>
    (await (await nodeFetch(`${root}/portal-cms/cmsauth/${path}`, init)).json()) as { payload: unknown };
  const key = `-----BEGIN PUBLIC KEY-----\n${String((await call('pubKey')).payload)}\n-----END PUBLIC KEY-----`;
  const encrypted = publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(password));
  return call('login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: encrypted.toString('base64') }),
  });
};

/** Signs in at a fixture CMS over HTTP, and returns the session that the portal would store. */
export const signInByWire = async (root: string, username: Person) => {
  const { payload } = await signInReply(root, username);
  const session = readSession(payload, Date.now(), username);
  if (!session) throw new Error(`the fixture CMS does not sign ${username} in`);
  return session;
};

/** The path of a call in the contract. */
export const pathOf = ({ pathname }: URL) => pathname.replace('/portal-cms', '');

/** The name of a call in the contract. A call that the contract does not know is named by its method and path. */
export const nameOf = (contract: Contract, method: string, url: URL) => {
  const found = contract.match(method, pathOf(url));
  return typeof found === 'object' ? found.call.name : `${method} ${url.pathname}`;
};

/** An upload as tests see it: the name of each part and of its file. */
type UploadPart = { name: string; fileName?: string };

/**
 * Compares a request with the contract. Returns what is wrong.
 *
 * @param body the JSON of the request, the parts of an upload, null for none, or undefined when it is unknown
 */
export const problemsOfRequest = (contract: Contract, method: string, url: URL, body: unknown): string[] => {
  const found = contract.match(method, pathOf(url));
  if (typeof found !== 'object') return [`${method} ${url.pathname}: ${found}`];
  const { call, params } = found;
  const query: Record<string, unknown> = {};
  for (const key of new Set(url.searchParams.keys()))
    query[key] = url.searchParams.getAll(key).length > 1 ? url.searchParams.getAll(key) : url.searchParams.get(key);
  const problemOfBody = () => {
    if (body === undefined) return null;
    if (call.checkBody) return call.checkBody(body);
    if (!call.takesFile) return body === null ? null : 'it takes none';
    // of a large upload the browser tells the headers alone
    const names = body === null ? ['file'] : (body as UploadPart[]).map(({ name }) => name);
    return names.join() === 'file' ? null : 'it is not one part named file';
  };
  const problems = {
    path: call.checkPath({ ...params }) ?? (url.pathname.endsWith('/') === call.name.endsWith('/') ? null : 'the trailing slash differs'),
    query: call.checkQuery(query),
    body: problemOfBody(),
  };
  return Object.entries(problems).flatMap(([side, problem]) => (problem ? [`${call.name}, ${side}: ${problem}`] : []));
};

/** Compares a JSON response with the contract. Returns what is wrong. */
export const problemsOfReply = (contract: Contract, method: string, url: URL, { status, json }: { status: number; json: unknown }) => {
  const found = contract.match(method, pathOf(url));
  if (typeof found !== 'object') return [];
  const problem = found.call.checkReply(status, json);
  return problem ? [`${found.call.name}, reply: ${problem}`] : [];
};
