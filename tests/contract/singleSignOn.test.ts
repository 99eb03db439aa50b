import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { useBox } from './box';

const { root, as, send } = useBox();
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
  it('PLT-028 signs in those who have an account, with the rights that they have now', async () => {
    const portal = 'http://localhost:5173/';
    const rightsOf = async (person: string) => {
      const token = /accessToken=(.*)$/.exec((await signIn(portal, person)).headers.get('Location') ?? '')?.[1];
      return token
        ? ((await send('GET', '/current-user/info', { token })).payload as { userLevel: number; permissionCodes: string[] })
        : null;
    };
    expect(await rightsOf('csteam.hk')).toMatchObject({ userLevel: 2 });
    const lowered = { salesOffices: ['HK'], regions: ['HK'], userLevel: 'SALES_TEAM', permissionCode: ['CONTENT_READ'] };
    expect((await as('superadmin', 'PUT', '/cmsuser/edit/102', lowered)).status).toBe('00');
    expect(await rightsOf('csteam.hk')).toMatchObject({ userLevel: 3, permissionCodes: ['CONTENT_READ'] });
    expect((await as('superadmin', 'DELETE', '/cmsuser/delete/103')).status).toBe('00');
    const refused = await signIn(portal, 'sales.sg');
    expect([refused.status, refused.headers.get('Location')]).toEqual([200, null]);
    const text = await refused.text();
    expect(text).toContain('csteam.hk');
    expect(text).not.toContain('sales.sg');
    // nobody else of the table signs in without a password
    expect((await signIn(portal, 'admin.5')).headers.get('Location')).toBeNull();
  });
});

describe('a host', () => {
  /** What the box says to a name that somebody made lead here. */
  const ask = (host: string, path: string, method = 'GET') =>
    new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
      const { port } = new URL(root());
      const asking = request({ host: '127.0.0.1', port, path, method, headers: { Host: host } }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode!, location: answer.headers.location });
      });
      asking.once('error', reject);
      asking.end();
    });
  it.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', 'localhost@evil.example', '10.0.0.7'])(
    'that is not this machine is refused everywhere: %j',
    async (host) => {
      for (const path of ['/', '/portal-cms/country/', `/sso/sign-in?returnUrl=http://${host}/`, '/sso/sign-out', '/control/faults'])
        expect(await ask(host, path)).toEqual({ status: 421, location: undefined });
    },
  );
  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:3000'])('of this machine is served: %s', async (host) => {
    expect((await ask(host, '/portal-cms/cmsauth/pubKey')).status).toBe(200);
  });
});
