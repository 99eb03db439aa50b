import type { paths } from '../contract/cms';
import { CallFailure, httpFailure, parseEnvelope, type FailureCode } from './envelope';
import type { CallOptions, Http, Transport } from './http';

/** A downloaded file; `fileName` comes from Content-Disposition. */
export type Download = { blob: Blob; fileName: string | null };

const fileNameOf = (disposition: string | null) => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  try {
    const name = encoded ? decodeURIComponent(encoded) : plain;
    return name?.replaceAll(/[/\\]/g, '_') ?? null;
  } catch {
    return plain ?? null;
  }
};

/** Reads a body chunk by chunk, telling how many bytes have come. */
const readAll = async (response: Response, onProgress?: (bytes: number) => void) => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return { parts, bytes };
    parts.push(chunk.value as Uint8Array<ArrayBuffer>);
    bytes += chunk.value.length;
    onProgress?.(bytes);
  }
};

const generalFailures: readonly FailureCode[] = ['busy', 'unavailable', 'notOk'];
/** What has no text of its own among failed downloads is a failed download (PLT-126). */
export const asDownloadFailure = (error: unknown) =>
  error instanceof CallFailure && generalFailures.includes(error.code) ? new CallFailure('download', '', error) : error;

/**
 * Downloads a file with progress; an abort signal cancels it. One failure, one message (PLT-092, PLT-126): a JSON
 * envelope is treated by its status, 403, network and time-out have their own texts, all else is a failed download.
 */
export const createDownload =
  (http: Http) =>
  (
    method: string,
    path: string,
    { onProgress, ...options }: CallOptions & { onProgress?: (bytes: number) => void } = {},
  ): Promise<Download> =>
    http.send(method, path, { ...options, isRead: true }, async (response, token) => {
      const about = { status: response.status, requestId: response.headers.get('X-Request-Id') };
      const failure = httpFailure(response);
      if (failure) throw asDownloadFailure(failure);
      if (response.headers.get('Content-Type')?.includes('json')) {
        const envelope = parseEnvelope(await response.text());
        if (envelope) http.settle(envelope, token, about.requestId);
        throw new CallFailure('download', '', about);
      }
      const { parts, bytes } = await readAll(response, onProgress);
      if (bytes === 0) throw new CallFailure('download', '', about);
      return {
        blob: new Blob(parts, { type: response.headers.get('Content-Type') ?? '' }),
        fileName: fileNameOf(response.headers.get('Content-Disposition')),
      };
    });

/** What a file is uploaded as (SHR-048). */
export type UploadKind = paths['/upload/blob/{kind}']['post']['parameters']['path']['kind'];
export type UploadOptions = {
  signal?: AbortSignal;
  /** Told how much has left, from 0 to 1. */
  onProgress?: (part: number) => void;
};

const headersOf = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .filter(Boolean)
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );

/** Sends by XMLHttpRequest, which alone tells how much of a body has left. */
const withProgress =
  (onProgress?: (part: number) => void): Transport =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const { status, statusText } = request;
        const hasBody = ![204, 205, 304].includes(status);
        resolve(new Response(hasBody ? request.responseText : null, { status, statusText, headers: headersOf(request) }));
      };
      request.onerror = () => reject(new TypeError('No answer came'));
      request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
      request.onloadend = () => signal.removeEventListener('abort', abort);
      signal.addEventListener('abort', abort);
      request.send(body);
    });

/**
 * Uploads a file and resolves with its id (SHR-048 to SHR-050). It does not veil the page; a 401 renews the token and sends
 * the file once more. Rejects with a CallFailure.
 */
export const createUpload =
  (http: Http) =>
  async (kind: UploadKind, file: File, { signal, onProgress }: UploadOptions = {}): Promise<string> => {
    const form = new FormData();
    form.append('file', file, file.name);
    const payload = await http.call<{ fileId?: unknown } | null>('POST', `/upload/blob/${kind}`, {
      form,
      transport: withProgress(onProgress),
      signal,
      isBackground: true,
    });
    if (typeof payload?.fileId !== 'string' || payload.fileId === '') throw new CallFailure('busy');
    return payload.fileId;
  };
