/** The language server that editors run for YAML, asked as an editor asks it: over its input and output. */
import { spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

type Place = { line: number; character: number };
type Diagnostic = { range: { start: Place }; message: string };
type Completion = { label: string; insertText: string; documentation?: unknown };

const program = fileURLToPath(new URL('../../node_modules/yaml-language-server/bin/yaml-language-server', import.meta.url));
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
  const connection = createMessageConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  const published = new Map<string, (found: Diagnostic[]) => void>();
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: { uri: string; diagnostics: Diagnostic[] }) =>
    published.get(uri)?.(diagnostics),
  );
  connection.onRequest('workspace/configuration', ({ items }: { items: { section: string }[] }) =>
    items.map(({ section }) => settings[section] ?? {}),
  );
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();

  const uri = pathToFileURL(fileURLToPath(folder)).href;
  await connection.sendRequest('initialize', {
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
  await connection.sendNotification('initialized', {});

  const opened = new Map<string, Promise<{ textDocument: { uri: string }; found: Diagnostic[] }>>();
  const openNew = async (text: string) => {
    const textDocument = { uri: `${uri}/resources${opened.size}.yaml` };
    const found = new Promise<Diagnostic[]>((resolve) => published.set(textDocument.uri, resolve));
    await connection.sendNotification('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'yaml', version: 1, text } });
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
      const hover = await connection.sendRequest<{ contents: { value: string } } | null>('textDocument/hover', { textDocument, position });
      return hover?.contents.value.replace(/\s+Source: \[resources\.schema\.json\]\(.*\)$/, '') ?? '';
    },
    /** What is offered at `¦`. */
    offeredAt: async (marked: string) => {
      const { text, position } = markedIn(marked);
      const { textDocument } = await open(text);
      return (await connection.sendRequest<{ items: Completion[] }>('textDocument/completion', { textDocument, position })).items;
    },
    stop: () => {
      connection.dispose();
      server.kill();
    },
  };
};
