import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { basePath } from '../../../fixtures/server';

/** A request on its way to the box; what is changed here the box never learns. */
export type Asked = { method: string; path: string; query: URLSearchParams; headers: IncomingHttpHeaders };
/** An answer on its way back. `json` is written over the body when it was JSON and is still an object. */
export type Answered = {
  status: number;
  /** The text after the status, where it is not the usual one. */
  statusText?: string;
  headers: Record<string, string | string[] | undefined>;
  json?: unknown;
  body: Buffer;
  isCut?: boolean;
  /** Nothing is sent, ever. */
  isHeld?: boolean;
  /** Nothing is sent before this is fulfilled. */
  after?: Promise<unknown>;
};
/** What a CMS does differently: it may change the request, the answer, or both. */
export type Plant = { before?: (asked: Asked) => void; after?: (answered: Answered, asked: Asked) => void };

/** A proxy in front of a box, which changes what a plant says, and counts the calls as they came. */
export const createProxy = async (root: string) => {
  let plant: Plant = {};
  const calls: { method: string; path: string }[] = [];
  const failures: unknown[] = [];
  const server: Server = createServer((req, res) => {
    const url = new URL(req.url!, 'http://proxy');
    const asked: Asked = {
      method: req.method!,
      path: url.pathname.slice(basePath.length),
      query: url.searchParams,
      headers: { ...req.headers },
    };
    calls.push({ method: asked.method, path: asked.path });
    const original: Asked = { ...asked, query: new URLSearchParams(asked.query), headers: { ...asked.headers } };
    plant.before?.(asked);
    const query = asked.query.size > 0 ? `?${asked.query.toString()}` : '';
    const inner = request(
      `${root}${basePath}${asked.path}${query}`,
      { method: asked.method, headers: JSON.parse(JSON.stringify({ ...asked.headers, host: new URL(root).host })) as IncomingHttpHeaders },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const body = Buffer.concat(chunks);
          const isJson = reply.headers['content-type']?.includes('json');
          const headers = { ...reply.headers };
          for (const name of ['content-length', 'transfer-encoding', 'connection', 'keep-alive']) delete headers[name];
          const answered: Answered = {
            status: reply.statusCode!,
            headers,
            json: isJson ? (JSON.parse(body.toString()) as unknown) : undefined,
            body,
          };
          try {
            plant.after?.(answered, original);
          } catch (error) {
            failures.push(error);
            return res.destroy();
          }
          if (answered.isHeld) return;
          void Promise.resolve(answered.after).then(() => {
            const sent = answered.json === undefined ? answered.body : Buffer.from(JSON.stringify(answered.json));
            for (const [name, value] of Object.entries(answered.headers)) if (value !== undefined) res.setHeader(name, value);
            res.statusCode = answered.status;
            if (answered.statusText) res.statusMessage = answered.statusText;
            res.setHeader('Content-Length', sent.length);
            if (!answered.isCut) return res.end(sent);
            res.write(sent.subarray(0, Math.floor(sent.length / 2)), () => res.destroy());
          });
        });
      },
    );
    inner.on('error', () => res.destroy());
    req.pipe(inner);
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  return {
    base: `http://127.0.0.1:${port}${basePath}`,
    calls,
    /** Mistakes of plants. */
    failures,
    set: (next: Plant) => {
      plant = next;
      calls.length = 0;
      failures.length = 0;
    },
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
};
