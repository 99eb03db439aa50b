import type { FailureCode } from '../contract/failure';
import type { Download } from '../contract/cmsDataProvider';
import { CallFailure, httpFailure, parseEnvelope } from './envelope';
import type { CallOptions, Http } from './http';

/** The name that Content-Disposition gives a file. */
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
