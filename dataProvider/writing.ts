import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { secrets, writes } from '../contract/writes';
import type { CmsDataProvider } from '../contract/cmsDataProvider';
import type { Endpoints } from './endpoints';
import { CallFailure } from './envelope';
import type { CallOptions, Http, WriteHeaders } from './http';
import { fillPath } from './paths';

type Encrypt = (password: string) => Promise<string>;
type Data = Record<string, unknown>;
/** What a write may be given beside its body. */
type WriteMeta = { idempotencyKey?: string; signal?: AbortSignal };

export type WriterOptions = {
  /** Sends what may carry passwords: hands over the encryption, and sends once more when the key was an old one. */
  withPasswords: <T>(send: (encrypt: Encrypt) => Promise<T>) => Promise<T>;
  writeHeaders?: WriteHeaders;
  /** Bodies that the contract lacks, or that have more keys than it says. Default: those of the contract alone. */
  bodies?: Bodies;
};

/** The keys of bodies by call, separated by spaces; a key with a star is a password, also where it stands without one too. */
type Bodies = Readonly<Record<string, string>>;
const keysOf = (call: string, bodies: Bodies) => {
  const keys = [bodies[call], writes[call]].flatMap((each) => each?.split(' ') ?? []);
  const names = [...new Set(keys.map((key) => key.replace('*', '')))];
  return names.map((name) => ({ name, isPassword: keys.includes(`${name}*`) }));
};
/** A password as it travels. Null removes one; anything else than a text cannot be encrypted. */
const sealed = async (name: string, value: unknown, encrypt: Encrypt) => {
  if (value === undefined || value === null) return value;
  if (typeof value !== 'string') throw new Error(`The password ${name} is not a text`);
  return encrypt(value);
};

/** The body as the contract allows it: unknown keys are left out, passwords travel encrypted. Throws for a call without a body in the contract. */
const cutBody = async (call: string, data: Data | undefined, encrypt: Encrypt, bodies: Bodies) => {
  if (!data) return undefined;
  const keys = keysOf(call, bodies);
  if (keys.length === 0) throw new Error(`The contract has no body for ${call}`);
  const members = await Promise.all(
    keys.map(async ({ name, isPassword }) => {
      const value = data[name];
      return [name, isPassword ? await sealed(name, value, encrypt) : value] as const;
    }),
  );
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
};

/** react-admin keeps what a write returns in its cache; passwords have no place there. */
const withoutPasswords = (call: string, data: Data, bodies: Bodies) => {
  const secret = new Set(keysOf(call, bodies).flatMap(({ name, isPassword }) => (isPassword ? [name] : [])));
  return Object.fromEntries(Object.entries(data).filter(([key]) => !secret.has(key)));
};

/** A reply apart from what it tells once: react-admin keeps the one in its cache, the other is for who asked. */
export const withoutSecrets = (call: string, reply: Data | null) => {
  const names = secrets[call]?.split(' ') ?? [];
  const entries = Object.entries(reply ?? {});
  return {
    kept: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    secret: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
  };
};

/** What the writes of the data provider share: their bodies, and the headers that config.json allows. */
export const createWriter = ({ withPasswords, writeHeaders = {}, bodies = {} }: WriterOptions) => {
  /** The Idempotency-Key that stands for the one of a form since its call was refused and sent once more. */
  const successors = new Map<string, string>();
  return {
    /** What was sent, for react-admin's cache. */
    sentWithoutPasswords: (call: string, data: Data) => withoutPasswords(call, data, bodies),
    /** The headers of a write, and the signal that ends when nobody waits for it any more. */
    optionsOf: (meta: WriteMeta | undefined, previous?: RaRecord, stamp?: string) => {
      const key = meta?.idempotencyKey;
      const headers = {
        ...(writeHeaders.idempotencyKey && typeof key === 'string' ? { 'Idempotency-Key': successors.get(key) ?? key } : {}),
        ...(writeHeaders.ifUnmodifiedSince && stamp && typeof previous?.[stamp] === 'string'
          ? { 'If-Unmodified-Since': new Date(previous[stamp]).toUTCString() }
          : {}),
      };
      return { headers, signal: meta?.signal };
    },
    /**
     * Sends a body as the contract has it. A second try follows a refusal, so it gets a new Idempotency-Key; later tries of the
     * form keep that one.
     */
    withBody: <T>(call: string, data: Data | undefined, meta: WriteMeta | undefined, send: (body?: Data) => Promise<T>) => {
      let isRepeated = false;
      return withPasswords(async (encrypt) => {
        const body = await cutBody(call, data, encrypt, bodies);
        if (isRepeated) successors.set(String(meta?.idempotencyKey), crypto.randomUUID());
        isRepeated = true;
        return send(body);
      });
    },
  };
};

type Around = WriterOptions & {
  http: Http;
  /** ra-data-simple-rest over our client. */
  rest: (method: string, options?: CallOptions) => DataProvider;
  restPath: (path: string, meta?: Data) => string;
  declared: (resource: string, verb: 'create' | 'clone' | 'update' | 'delete') => Promise<Endpoints & { call: string; path: string }>;
  endpoints: (resource: string) => Promise<Endpoints>;
  getOne: DataProvider['getOne'];
};

/** The verbs of the data provider that write, with the contract's bodies. */
export const createWriting = ({ http, rest, restPath, declared, endpoints, getOne, ...options }: Around) => {
  const { sentWithoutPasswords, optionsOf, withBody } = createWriter(options);
  return {
    withBody,
    createAndTell: (async (resource, { data, meta, copyOf }) => {
      const isCopy = copyOf !== undefined && (await endpoints(resource)).clone !== undefined;
      const { call, path } = await declared(resource, isCopy ? 'clone' : 'create');
      const to = isCopy ? fillPath(path, { id: copyOf }) : path;
      const payload = await withBody(call, data, meta, (body) =>
        http.call<Partial<RaRecord> | null>('POST', to, { body, ...optionsOf(meta) }),
      );
      const { kept, secret } = withoutSecrets(call, payload);
      return { data: { ...sentWithoutPasswords(call, data), ...kept, id: payload?.id ?? 'created' }, secret };
    }) satisfies CmsDataProvider['createAndTell'],
    update: async (resource: string, { id, data, previousData, meta }: Parameters<DataProvider['update']>[1]) => {
      const { call, path, stamp, updateId = 'id', getOne: read, isOutdated } = await declared(resource, 'update');
      if (read && isOutdated && previousData) {
        const { data: current } = await getOne(resource, {
          id,
          signal: meta?.signal,
          meta: { path: meta?.path },
        }).catch((error: CallFailure) => {
          // a record that is refused to whoever has read it before is there no more (PLT-127)
          throw error.code === 'refused' ? new CallFailure('gone', error.text) : error;
        });
        if (await isOutdated(previousData, current)) throw new CallFailure('conflict');
      }
      const idInPath: Identifier = updateId === 'id' ? id : previousData?.[updateId];
      await withBody(call, data, meta, (body = {}) =>
        rest('PUT', optionsOf(meta, previousData, stamp)).update(restPath(path), {
          id: idInPath,
          data: body,
          previousData,
        }),
      );
      return { data: { ...previousData, ...sentWithoutPasswords(call, data), id } };
    },
    delete: async (resource: string, { id, previousData, meta }: Parameters<DataProvider['delete']>[1]) => {
      const { path } = await declared(resource, 'delete');
      await rest('DELETE', optionsOf(meta)).delete(restPath(path), { id, previousData });
      return { data: { ...previousData, id } };
    },
    /** One call after the other. A record that is refused leaves the others; the failure says which are deleted. */
    deleteMany: async (resource: string, { ids, meta }: Parameters<DataProvider['deleteMany']>[1]) => {
      const { path } = await declared(resource, 'delete');
      const deleted: Identifier[] = [];
      let failure: CallFailure | undefined;
      for (const id of ids) {
        try {
          await rest('DELETE', optionsOf(meta)).delete(restPath(path, meta), { id });
          deleted.push(id);
        } catch (error) {
          if (!(error instanceof CallFailure)) throw error;
          failure ??= error;
          if (error.code !== 'refused') break;
        }
      }
      if (failure) throw Object.assign(failure, { deleted });
      return { data: deleted };
    },
  };
};
