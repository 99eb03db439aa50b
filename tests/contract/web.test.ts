import { describe, expect, it } from 'vitest';
import { useBox } from './box';

const { root, tokenOf } = useBox();
const ask = (path: string, options?: RequestInit) => fetch(`${root()}${path}`, options);

describe('what is no page of the portal', () => {
  it.each([
    ['a reply', '/portal-cms/cmsauth/pubKey', 200],
    ['a refusal', '/portal-cms/country/', 401],
    ['a call that there is not', '/portal-cms/nothing', 404],
    ['a page that there is not', '/nothing', 404],
    ['a page of the control', '/control/calls', 404],
  ])('runs nothing, is in no frame and is taken in by no other site: %s', async (_, path, status) => {
    const { headers, status: answered } = await ask(path);
    expect([
      answered,
      headers.get('Content-Security-Policy'),
      headers.get('Cross-Origin-Resource-Policy'),
      headers.get('X-Content-Type-Options'),
    ]).toEqual([
      status,
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'same-origin',
      'nosniff',
    ]);
  });
});

it('the fixture CMS keeps an idle connection open for longer than a busy test needs', async () => {
  expect((await ask('/portal-cms/cmsauth/pubKey')).headers.get('Keep-Alive')).toBe('timeout=65');
});

describe('the control', () => {
  const body = JSON.stringify({
    call: 'GET /country/',
    kind: 'raw',
    count: 1,
    body: '<script>alert(1)</script>',
    contentType: 'text/html',
  });
  const country = async () => ask('/portal-cms/country/', { headers: { Authorization: `Bearer ${await tokenOf('superadmin')}` } });

  it.each<[string, Record<string, string>]>([
    ['a form', { 'Content-Type': 'text/plain' }],
    ['a page of another origin', { 'Content-Type': 'text/plain', Origin: 'https://evil.example' }],
    ['another value', { 'X-Control': 'true' }],
  ])('does not hear %s', async (_, headers) => {
    expect((await ask('/control/faults', { method: 'POST', headers, body })).status).toBe(404);
    expect((await country()).headers.get('Content-Type')).toContain('json');
    expect(await (await country()).json()).toMatchObject({ status: '00' });
  });
  it('lets no page of another port send its header', async () => {
    const preflight = await ask('/control/faults', {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'x-control' },
    });
    expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).not.toContain('x-control');
  });
  it('makes no reply that a browser would show as a page', async () => {
    expect((await ask('/control/faults', { method: 'POST', headers: { 'X-Control': '1' }, body })).status).toBe(200);
    const { headers } = await country();
    expect([headers.get('Content-Type'), headers.get('Content-Security-Policy')]).toEqual([
      'application/json',
      expect.stringContaining("default-src 'none'"),
    ]);
  });
});
