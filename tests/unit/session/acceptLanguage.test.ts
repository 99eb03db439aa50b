import { describe, expect, it, vi } from 'vitest';
import { createHttp, type Transport } from '../../../dataProvider/http';
import { createUpload } from '../../../dataProvider/upload';
import { createServer, json, loadPage, ok, type Call } from '../browser';
import { stubDocument } from '../pageLanguage';

/** A page with a session that speaks some language, and how it changes. */
const open = async (language: string, { expireTime = 1800 } = {}) => {
  stubDocument();
  const page = await loadPage({ languages: ['en', 'ja', 'zh-HK'] });
  const { pageTexts } = await import('../../../src/messages/page');
  const speak = (next: string) => pageTexts.set({ language: next, catalogue: {}, languages: ['en', 'ja', 'zh-HK'] });
  page.signIn('ann', { expireTime });
  speak(language);
  return { ...page, speak };
};
const languageOf = ({ headers }: Call) => headers.get('Accept-Language');

/** An XMLHttpRequest as far as an upload needs it: it is answered at once. */
const stubUploads = () => {
  const sent: Record<string, string>[] = [];
  class Request {
    upload = {};
    status = 200;
    statusText = '';
    responseText = '';
    headers: Record<string, string> = {};
    onload = () => {};
    onloadend = () => {};
    open = () => {};
    abort = () => {};
    getAllResponseHeaders = () => '';
    setRequestHeader = (name: string, value: string) => void Object.assign(this.headers, { [name]: value });
    send = () => {
      sent.push(this.headers);
      this.responseText = JSON.stringify({ status: '00', msg: '', payload: { fileId: 'f1' } });
      this.onload();
      this.onloadend();
    };
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
};

describe('Accept-Language', () => {
  it.each([
    ['a read', 'GET', {}],
    ['a write', 'PUT', { body: { post: true } }],
    ['a call before sign-in', 'POST', { token: 'none' as const }],
    ['a call with a token of its own', 'POST', { token: { bearer: 'x' } }],
    ['a call in the background', 'GET', { isBackground: true }],
    ['a call with headers of its own', 'DELETE', { headers: { 'Idempotency-Key': 'k' } }],
  ])('goes with %s, in the language of the page at that time', async (_, method, options) => {
    const { server, services, speak } = await open('zh-HK');
    for (const language of ['zh-HK', 'ja', 'en']) {
      speak(language);
      server.on(`${method} /x`, () => ok());
      await services.http.call(method, '/x', options);
    }
    expect(server.calls.map(languageOf)).toEqual(['zh-HK', 'ja', 'en']);
  });
  it('goes with what asks for new tokens, and with the call that is sent once more', async () => {
    const { server, services, speak, tokens } = await open('ja');
    server.on('GET /x', () => json({}, { status: 401 }));
    server.on('POST /cmsauth/refresh', () => {
      speak('zh-HK');
      return tokens('new');
    });
    server.on('GET /x', () => ok());
    await services.http.call('GET', '/x');
    expect(server.calls.map((call) => [call.name, languageOf(call)])).toEqual([
      ['GET /x', 'ja'],
      ['POST /cmsauth/refresh', 'ja'],
      ['GET /x', 'zh-HK'],
    ]);
  });
  it('goes with a log-out', async () => {
    const { server, services } = await open('ja');
    server.on('GET /logout-cms', () => ok());
    await services.logOut();
    expect(server.calls.map(languageOf)).toEqual(['ja']);
  });
  it('goes with whatever sends the request, and with uploads', async () => {
    const { services, speak } = await open('ja');
    const transport = vi.fn<Transport>(async () => ok());
    await services.http.call('POST', '/x', { form: new FormData(), transport });
    expect(transport.mock.calls[0]![1].headers).toMatchObject({ 'Accept-Language': 'ja' });
    const sent = stubUploads();
    const upload = createUpload(services.http);
    for (const language of ['ja', 'zh-HK']) {
      speak(language);
      expect(await upload('POPUP_IMAGE', new File(['x'], 'x.png'))).toBe('f1');
    }
    expect(sent.map((headers) => headers['Accept-Language'])).toEqual(['ja', 'zh-HK']);
  });
  it('is that of the browser where nobody says which', async () => {
    const server = createServer();
    const tokens = { fresh: async () => 'token', renew: async () => null };
    server.on('GET /x', () => ok());
    await createHttp({ base: 'https://cms.test/portal-cms', tokens, onSessionEnd: () => {} }).call('GET', '/x');
    expect(server.calls.map(languageOf)).toEqual([null]);
  });
});
