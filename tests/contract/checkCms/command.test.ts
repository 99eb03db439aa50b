/** The command as a team runs it: what it asks, what it says where there is no CMS, and what it leaves behind. */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../fixtures/auth/people';
import { useCommand } from './command';
import { useChecked } from './kit';

const { command, folder } = useCommand('check-cms-test');
const { proxy } = useChecked();

const ofBox = (...more: string[]) => [proxy().base, '--user', 'superadmin', ...more];

let server: Server | undefined;
const serve = async (listener: RequestListener) => {
  server = createServer(listener);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
};
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())).then(() => (server = undefined)));

describe('where there is nothing to check, it says what to do and ends with 2', () => {
  const told = async (address: string, args: string[] = []) => {
    const { code, out, err } = await command([address, '--user', 'ann', ...args], { password: 'Secret-Password-1' });
    expect(`${out}${err}`).not.toContain('Secret-Password-1');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    return err.split('\n').filter((line) => line !== '' && !line.endsWith(' …'));
  };

  it('nothing listens at the port', async () => {
    const origin = await serve(() => {});
    await new Promise((resolve) => server!.close(resolve));
    expect(await told(`${origin}/portal-cms`)).toEqual([
      `${origin}/portal-cms: nothing listens at this port. Check the port, and whether the CMS runs.`,
    ]);
  });
  it('there is no such host', async () => {
    expect(await told('https://cms.example.invalid/portal-cms')).toEqual([
      'https://cms.example.invalid/portal-cms: there is no host of this name. Check the name of the host.',
    ]);
  });
  it('a static host answers with its page', async () => {
    const origin = await serve((_, res) => void res.setHeader('Content-Type', 'text/html').end('<title>Our company</title>'));
    expect(await told(`${origin}/portal-cms`)).toEqual([
      `${origin}/portal-cms is no CMS of this portal: /cmsauth/pubKey answers with an HTML page: Our company. The address of a CMS ends with the name of its product, such as https://cms.example.com/portal-cms: it is "host" and "product" of config.json.`,
    ]);
  });
  it('a static host answers with HTTP 404', async () => {
    const origin = await serve((_, res) => {
      res.statusCode = 404;
      res.end('Not here');
    });
    expect(await told(origin)).toEqual([
      `${origin} is no CMS of this portal: /cmsauth/pubKey answers with HTTP 404. The address of a CMS ends with the name of its product, such as https://cms.example.com/portal-cms: it is "host" and "product" of config.json.`,
    ]);
  });
  it('the address leads to another one', async () => {
    const origin = await serve((req, res) =>
      res.writeHead(308, { Location: `https://cms.example.com/portal-cms${req.url!.replace('/old-cms', '')}` }).end(),
    );
    expect(await told(`${origin}/old-cms`)).toEqual([
      `${origin}/old-cms redirects to https://cms.example.com/portal-cms/cmsauth/pubKey. Give the address that it leads to: https://cms.example.com/portal-cms`,
    ]);
  });
  it('a page to sign in stands before it', async () => {
    const origin = await serve((_, res) => res.writeHead(302, { Location: '/login?next=1' }).end());
    expect(await told(`${origin}/portal-cms`)).toEqual([
      `${origin}/portal-cms redirects to ${origin}/login. A page to sign in stands before it, or the address has changed. The portal calls the CMS with a token and never sees such a page: the CMS itself has to answer there.`,
    ]);
  });
  it('the port speaks no TLS', async () => {
    const origin = await serve((_, res) => res.end());
    const address = `${origin.replace('http:', 'https:')}/portal-cms`;
    expect(await told(address)).toEqual([
      `${address}: what answers at this port does not speak TLS. Check the port: TLS is at another one, mostly 443.`,
    ]);
  });
  it('the password is wrong', async () => {
    const { code, out, err } = await command(ofBox(), { password: 'Wrong-Password-1' });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(
      'The CMS does not let superadmin in: "01" The username or the password is wrong. Check the name and the password, by signing in somewhere else where that is possible.\n',
    );
  });
  it('nobody is there to type the password', async () => {
    const { code, err } = await command(ofBox());
    expect({ code, err }).toEqual({
      code: 2,
      err: 'There is no password: set CMS_PASSWORD, or run the command in a terminal, where it asks.\n',
    });
  });
  it('the report cannot be written', async () => {
    const { code, err } = await command(ofBox('--report', 'no/such/folder.html'), { password: demoPassword });
    expect({ code, err }).toEqual({
      code: 2,
      err: "no/such/folder.html cannot be written: ENOENT: no such file or directory, open 'no/such/folder.html'\n",
    });
  });
});

describe('what it found', () => {
  it('nothing: exit code 0, the summary, and a line for each part', async () => {
    proxy().set({});
    const { code, out, err } = await command(ofBox('--only', 'sorts'), { password: demoPassword });
    expect(code).toBe(0);
    expect(out).toMatch(/\nno deviation, \d+ that it cannot tell; \d+ calls of \d+ kinds in \d+ s\.\n$/);
    expect(err).toBe('connection …\nsign-in …\nreads …\nsorts …\nlog-out …\n');
  });

  it('a deviation: exit code 1, a table, a page without a script, and JSON; no name and no address of a client', async () => {
    proxy().set({
      after: (answered, { path }) => {
        const { content = [] } = ((answered.json as { payload?: unknown } | undefined)?.payload ?? {}) as {
          content?: Record<string, unknown>[];
        };
        if (path === '/appuser/') for (const row of content) row.lastName = { text: '<b>Chan</b>', email: 'ann.chan@example.com' };
      },
    });
    const { code, out } = await command(ofBox('--only', 'reads', '--report', 'report.html', '--json', 'report.json'), {
      password: demoPassword,
    });
    expect(code).toBe(1);
    expect(out).toContain('SHOWS LESS. Client');
    expect(out).toContain('1 deviation (0 fails, 1 shows less, 0 nothing)');
    const page = readFileSync(join(folder, 'report.html'), 'utf8');
    expect(page).toContain('(id 122, 50 times)');
    expect(page).not.toMatch(/<script|<b>| on\w+=|https?:\/\/(?!127\.0\.0\.1)/);
    const json = readFileSync(join(folder, 'report.json'), 'utf8');
    const [deviation] = (JSON.parse(json) as { deviations: object[] }).deviations;
    expect(deviation).toEqual({
      rule: 'shape',
      calls: ['GET /appuser/'],
      place: '/payload/content/0/lastName',
      id: '122',
      expected: 'a text or null',
      found: '{"text":"<x>Xxxx</x>","email":"xxx.xxxx@xxxxxxx.xxx"}',
      effect: 'shows less',
      portal: 'Client Management: the column Full Name stays empty',
      count: 50,
    });
    for (const text of [out, page, json]) expect(text).not.toMatch(/Chan|ann\.|Bearer|Demo-/);
  });

  it('Ctrl-C prints what is known, ends the session, and the exit code says that it did not end', async () => {
    const hold: (() => void)[] = [];
    proxy().set({});
    const { code, out } = await command(ofBox('--pause', '200'), {
      password: demoPassword,
      onStderr: (text, kill) => {
        if (text.includes('reads …') && hold.length === 0) hold.push(() => kill('SIGINT'));
        hold.shift()?.();
      },
    });
    expect(code).toBe(2);
    expect(out).toMatch(/It did not end: stopped during: \w+\n$/);
    expect(proxy().calls.at(-1)).toEqual({ method: 'GET', path: '/logout-cms' });
  });
});
