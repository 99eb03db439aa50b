/** The language server that editors run for YAML, asked as an editor asks it: over its input and output, in JSON-RPC. */
import { spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

type Place = { line: number; character: number };
type Diagnostic = { range: { start: Place }; message: string };
type Completion = { label: string; insertText: string; documentation?: unknown };
type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } };

const program = fileURLToPath(new URL('../../node_modules/yaml-language-server/bin/yaml-language-server', import.meta.url));
const separator = '\r\n\r\n';
/** Those of an editor as it comes, but for the list of schemas on the web. */
const settings: Readonly<Record<string, object>> = {
  yaml: { validate: true, hover: true, completion: true, schemaStore: { enable: false } },
};

const placeOf = (text: string, offset: number): Place => {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)!.length };
};
/** A text, and where `¦` stands in it. */
const markedIn = (marked: string) => {
  const offset = marked.indexOf('¦');
  if (offset < 0) throw new Error(`${marked} has no ¦`);
  const text = marked.replace('¦', '');
  return { text, position: placeOf(text, offset) };
};

/** Starts a server. @param folder where the texts lie that it is asked about */
export const startLanguageServer = async (folder: URL) => {
  const server = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const send = (message: Message) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}${separator}${body}`);
  };

  const published = new Map<string, (found: Diagnostic[]) => void>();
  const replies = new Map<number, (reply: Message) => void>();
  const receive = ({ id, method, params, ...reply }: Message) => {
    if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Diagnostic[] };
      published.get(uri)?.(diagnostics);
    } else if (method === 'workspace/configuration') {
      const { items } = params as { items: { section: string }[] };
      send({ id, result: items.map(({ section }) => settings[section] ?? {}) });
    } else if (method !== undefined && id !== undefined) send({ id, result: null });
    else if (id !== undefined) replies.get(id)?.(reply);
  };
  let unread = Buffer.alloc(0);
  server.stdout.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    for (let end = unread.indexOf(separator); end >= 0; end = unread.indexOf(separator)) {
      const start = end + separator.length;
      const length = Number(/Content-Length: (\d+)/.exec(unread.toString('utf8', 0, end))![1]);
      if (unread.length < start + length) return;
      const body = unread.toString('utf8', start, start + length);
      unread = unread.subarray(start + length);
      receive(JSON.parse(body) as Message);
    }
  });
  let calls = 0;
  const call = <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      calls += 1;
      replies.set(calls, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result as Result)));
      send({ id: calls, method, params });
    });

  const uri = pathToFileURL(fileURLToPath(folder)).href;
  await call('initialize', {
    processId: process.pid,
    rootUri: uri,
    workspaceFolders: [{ uri, name: 'deployment' }],
    capabilities: {
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] } },
        hover: { contentFormat: ['markdown', 'plaintext'] },
      },
      workspace: { configuration: true },
    },
  });
  send({ method: 'initialized', params: {} });

  const opened = new Map<string, Promise<{ textDocument: { uri: string }; found: Diagnostic[] }>>();
  const openNew = async (text: string) => {
    const textDocument = { uri: `${uri}/resources${opened.size}.yaml` };
    const found = new Promise<Diagnostic[]>((resolve) => published.set(textDocument.uri, resolve));
    send({ method: 'textDocument/didOpen', params: { textDocument: { ...textDocument, languageId: 'yaml', version: 1, text } } });
    return { textDocument, found: await found };
  };
  const open = (text: string) => {
    const file = opened.get(text) ?? openNew(text);
    opened.set(text, file);
    return file;
  };

  return {
    /** What is marked in a text, by line and column. */
    marksOf: async (text: string) => {
      const { found } = await open(text);
      return found.map(({ range: { start }, message }) => `${start.line + 1}:${start.character + 1}: ${message}`);
    },
    /** What is shown while the pointer rests on `¦`, without the link to the schema under it. */
    hoverAt: async (marked: string) => {
      const { text, position } = markedIn(marked);
      const { textDocument } = await open(text);
      const hover = await call<{ contents: { value: string } } | null>('textDocument/hover', { textDocument, position });
      return hover?.contents.value.replace(/\s+Source: \[resources\.schema\.json\]\(.*\)$/, '') ?? '';
    },
    /** What is offered at `¦`. */
    offeredAt: async (marked: string) => {
      const { text, position } = markedIn(marked);
      const { textDocument } = await open(text);
      return (await call<{ items: Completion[] }>('textDocument/completion', { textDocument, position })).items;
    },
    stop: () => server.kill(),
  };
};
