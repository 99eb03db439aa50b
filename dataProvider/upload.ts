import type { UploadKind, UploadOptions } from '../contract/cmsDataProvider';
import { CallFailure } from './envelope';
import type { Http, Transport, WriteHeaders } from './http';
import { fillPath } from './paths';

/** What a file is uploaded as (SHR-048). */
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
  (http: Http, { idempotencyKey: hasKeys = false }: WriteHeaders = {}) =>
  async (kind: UploadKind, file: File, { signal, idempotencyKey, onProgress }: UploadOptions = {}): Promise<string> => {
    const form = new FormData();
    form.append('file', file, file.name);
    const payload = await http.call<{ fileId?: unknown } | null>('POST', fillPath('/upload/blob/{kind}', { kind }), {
      form,
      headers: hasKeys && idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
      transport: withProgress(onProgress),
      signal,
      isBackground: true,
    });
    if (typeof payload?.fileId !== 'string' || payload.fileId === '') throw new CallFailure('busy');
    return payload.fileId;
  };
