import { describe, expect, it } from 'vitest';
import { useBox } from './box';

const { root } = useBox();
const signIn = (returnUrl: string | null, person = 'sales.sg') =>
  fetch(`${root()}/sso/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ person, ...(returnUrl === null ? {} : { returnUrl }) }),
    redirect: 'manual',
  });

describe('single sign-on', () => {
  it.each(['http://localhost:5173/', 'http://127.0.0.1:4000/portal/', 'http://[::1]:3000/'])(
    'PLT-028 sends a token to a portal of this machine, %s',
    async (returnUrl) => {
      const { status, headers } = await signIn(returnUrl);
      expect([status, headers.get('Location')]).toEqual([303, expect.stringMatching(/#\/login\?accessToken=[\da-f-]{36}$/)]);
      expect(headers.get('Location')!.split('#')[0]).toBe(returnUrl);
    },
  );
  it.each([
    'https://evil.example/',
    '//evil.example/',
    'http://localhost.evil.example/',
    'http://localhost@evil.example/',
    'http://evil.example/?localhost',
    'http://evil.example#localhost',
    'http://evil.example\\@localhost.evil.example/',
    'data:text/html,localhost',
    'localhost',
    '',
    null,
  ])('PLT-120 sends a token to no foreign address: %j', async (returnUrl) => {
    for (const person of ['sales.sg', 'nobody']) {
      const response = await signIn(returnUrl, person);
      expect([response.status, response.headers.get('Location')]).toEqual([400, null]);
      const text = await response.text();
      expect(text).toContain('The return address is not one of this machine.');
      expect(text).not.toContain('<form');
      expect(response.headers.get('Content-Security-Policy')).not.toContain('evil');
    }
  });
  it.each(['javascript://localhost/%0aalert(1)', 'ftp://localhost/'])('PLT-120 nor to what is no web address: %s', async (returnUrl) => {
    expect((await signIn(returnUrl)).status).toBe(400);
  });
  it('PLT-027 asks who somebody is, and writes the address so that it stays an address', async () => {
    const response = await fetch(
      `${root()}/sso/sign-in?${new URLSearchParams({ returnUrl: 'http://localhost:5173/"><script>' }).toString()}`,
    );
    const text = await response.text();
    expect([response.status, text.includes('<script>')]).toEqual([200, false]);
    expect(text).toContain('name="returnUrl" value="http://localhost:5173/%22%3E%3Cscript%3E"');
    expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self' http://localhost:5173;");
  });
});
