/** Client lists in a page without workers, whose XMLHttpRequest cannot reach the fixture CMS. */
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { whilePageChanges } from '../page';
import { screen } from '../portal';
import { group } from './composer';

type Listener = (question: { data: unknown }) => void;

/** Loads the module of the CSV worker. Returns its listener. */
const loadWorker = async () => {
  const { addEventListener } = globalThis;
  let listener: Listener = () => {};
  Object.assign(globalThis, { addEventListener: (_: string, added: Listener) => (listener = added) });
  await import('../../../src/files/csv/csv.worker');
  Object.assign(globalThis, { addEventListener });
  return listener;
};
const readCsv = await loadWorker();

/** The CSV worker in this process: it replies in a microtask. */
class CsvWorker extends EventTarget {
  constructor(address: string) {
    super();
    if (!address.includes('/csv.worker.')) throw new Error(`no worker ${address}`);
  }
  postMessage(data: unknown) {
    const { postMessage } = globalThis;
    const reply = (table: unknown) => queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: table })));
    Object.assign(globalThis, { postMessage: reply });
    readCsv({ data });
    Object.assign(globalThis, { postMessage });
  }
  terminate() {}
}

/** The part of XMLHttpRequest that an upload uses, by the fetch of the page. */
class FetchRequest {
  readonly upload = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  private readonly headers: Record<string, string> = {};
  private readonly end = new AbortController();
  private address = { method: '', url: '' };
  open = (method: string, url: string) => (this.address = { method, url });
  setRequestHeader = (name: string, value: string) => (this.headers[name] = value);
  getAllResponseHeaders = () => 'content-type: application/json';
  abort = () => this.end.abort();
  send = async (body: FormData) => {
    const { method, url } = this.address;
    try {
      const response = await fetch(url, { method, body, headers: this.headers, signal: this.end.signal });
      this.responseText = await response.text();
      Object.assign(this, { status: response.status, statusText: response.statusText });
      this.onload();
    } catch {
      if (this.end.signal.aborted) this.onabort();
      else this.onerror();
    }
    this.onloadend();
  };
}

/** Chooses a client list in the form. The page reads it, and uploads it when it is valid. */
export const chooseList = async (content: string | Uint8Array<ArrayBuffer>, name = 'clients.csv') => {
  vi.stubGlobal('Worker', CsvWorker);
  vi.stubGlobal('XMLHttpRequest', FetchRequest);
  const field = await group('Client list (CSV file)');
  const input = field.querySelector<HTMLInputElement>('input[type=file]')!;
  // a drop ignores the accept attribute
  const user = userEvent.setup({ delay: null, applyAccept: false });
  await whilePageChanges(() => user.upload(input, new File([content], name, { type: 'text/csv' })));
};
/** Chooses a client list and waits until it is uploaded. */
export const uploadList = async (lines: readonly string[], name = 'clients.csv') => {
  await chooseList(lines.join('\n'), name);
  await screen.findByText(`${name} is uploaded`);
};
/** The rows of a client list with amounts. */
export const amountLines = (...rows: string[]) => ['clientId,AMT1,AMT2,AMT3,AMT4', ...rows];
