import { expect, it, onTestFinished, vi } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/http';

/** An upload over a request of the test, which ends with `respond`. */
const setUp = (writeHeaders?: { idempotencyKey: boolean }) => {
  const headers: Record<string, string> = {};
  const requests: FakeRequest[] = [];
  class FakeRequest {
    upload: { onprogress: (event: { loaded: number; total: number }) => void } = { onprogress: () => {} };
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    onloadend = () => {};
    status = 200;
    statusText = '';
    responseText = '';
    open = vi.fn();
    setRequestHeader = (name: string, value: string) => void (headers[name] = value);
    getAllResponseHeaders = () => 'Content-Type: application/json\r\nX-Request-Id: r: 1\r\n';
    constructor() {
      requests.push(this);
    }
    send = () => {};
    abort = vi.fn(() => this.onabort());
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  onTestFinished(() => void vi.unstubAllGlobals());
  const begin = vi.fn(() => () => {});
  const tokens = { fresh: async () => 'token', renew: async () => null };
  const http = createHttp({ base: 'https://cms.test', tokens, onSessionEnd: () => {}, begin });
  const none = async (): Promise<never> => {
    throw new Error('An upload needs no declaration and no key');
  };
  const { upload } = createDataProvider({ http, writeHeaders, endpoints: none, withPasswords: none });
  const sent = async () => {
    await expect.poll(() => requests).toHaveLength(1);
    return requests[0]!;
  };
  const respond = async (payload: unknown, msg = '', status = '00') => {
    const to = await sent();
    to.responseText = JSON.stringify({ status, msg, payload });
    to.onload();
    to.onloadend();
  };
  return { headers, begin, upload, sent, respond };
};
const file = new File(['x'], 'a.png');

it('an upload sends its file with the token, resolves with the id and does not veil the page (SHR-048, SHR-049, SHR-050)', async () => {
  const { upload, respond, sent, headers, begin } = setUp();
  const uploading = upload('INBOX_IMAGE', file);
  await respond({ fileId: 'f-1' });
  expect(await uploading).toBe('f-1');
  expect((await sent()).open).toHaveBeenCalledWith('POST', 'https://cms.test/upload/blob/INBOX_IMAGE');
  expect(headers).toMatchObject({ Authorization: 'Bearer token' });
  expect(begin).not.toHaveBeenCalled();
});

it.each([
  [undefined, undefined],
  [{ idempotencyKey: false }, undefined],
  [{ idempotencyKey: true }, 'k-1'],
])('with %o in config.json an upload has the Idempotency-Key %s', async (writeHeaders, key) => {
  const { upload, respond, headers } = setUp(writeHeaders);
  const uploading = upload('INBOX_IMAGE', file, { idempotencyKey: 'k-1' });
  await respond({ fileId: 'f-1' });
  await uploading;
  expect(headers['Idempotency-Key']).toBe(key);
});

it.each([null, {}, { fileId: '' }, { fileId: 7 }])('the reply %o to an upload has no file, so the upload has failed', async (payload) => {
  const { upload, respond } = setUp();
  const uploading = upload('INBOX_IMAGE', file);
  await respond(payload);
  await expect(uploading).rejects.toMatchObject({ code: 'busy' });
});

it('an upload reports the part that has left, and none of an unknown total', async () => {
  const { upload, respond, sent } = setUp();
  const parts: number[] = [];
  const uploading = upload('INBOX_IMAGE', file, { onProgress: (part) => parts.push(part) });
  const { onprogress } = (await sent()).upload;
  onprogress({ loaded: 1, total: 4 });
  onprogress({ loaded: 1, total: 0 });
  await respond({ fileId: 'f-1' });
  await uploading;
  expect(parts).toEqual([0.25, 0]);
});

it('a refused upload fails with the text and the request id of the server (SHR-064)', async () => {
  const { upload, respond } = setUp();
  const uploading = upload('INBOX_IMAGE', file);
  await respond(null, 'Virus found', '01');
  await expect(uploading).rejects.toMatchObject({ code: 'refused', text: 'Virus found', requestId: 'r: 1' });
});

it('an upload that is stopped ends its request', async () => {
  const { upload, sent } = setUp();
  const controller = new AbortController();
  const uploading = upload('INBOX_IMAGE', file, { signal: controller.signal });
  const request = await sent();
  controller.abort();
  await expect(uploading).rejects.toMatchObject({ code: 'aborted' });
  expect(request.abort).toHaveBeenCalledTimes(1);
});
