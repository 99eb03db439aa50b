/** Uploads in a page without workers, whose XMLHttpRequest cannot reach the fixture CMS, and which cannot decode images. */
import { vi } from 'vitest';

type Listener = (question: { data: unknown }) => void;

/** Loads the module of a worker. Returns its listener. */
const loadWorker = async (load: () => Promise<unknown>) => {
  const { addEventListener } = globalThis;
  let listener: Listener = () => {};
  Object.assign(globalThis, { addEventListener: (_: string, added: Listener) => (listener = added) });
  await load();
  Object.assign(globalThis, { addEventListener });
  return listener;
};
const listeners = {
  csv: await loadWorker(() => import('../../src/files/csv/csv.worker')),
  kmz: await loadWorker(() => import('../../src/files/kmz/kmz.worker')),
};

/** A worker that reads files, in this process: it replies in a microtask. */
class FileWorker extends EventTarget {
  private readonly listener: Listener;
  constructor(address: string) {
    super();
    const name = /\/(csv|kmz)\.worker\./.exec(address)?.[1] as keyof typeof listeners | undefined;
    if (!name) throw new Error(`no worker ${address}`);
    this.listener = listeners[name];
  }
  postMessage(data: unknown) {
    const { postMessage } = globalThis;
    const reply = (table: unknown) => queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: table })));
    Object.assign(globalThis, { postMessage: reply });
    this.listener({ data });
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

/** Lets the page read and upload files until the test ends. Every image is as large as `size` says. */
export const acceptUploads = (size = { width: 1_125, height: 705 }) => {
  vi.stubGlobal('Worker', FileWorker);
  vi.stubGlobal('XMLHttpRequest', FetchRequest);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ ...size, close: () => {} }));
};
