import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');
/** `tests/deploy` does what this page says. */
const ofDeploy = 'deploy/README.md';
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ofDeploy,
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const commands = [
  ...new Set(
    pages
      .filter((page) => page !== ofDeploy)
      .flatMap((page) => [...read(page).matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, text]) => text!.split('\n')))
      .map((line) => line.replace(/\s+#.*$/, '').trim())
      .filter(Boolean),
  ),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** A build in a test runner's environment is one for development; without colours an address is one text. */
const env = { ...process.env, NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: '1' };

type Started = { text: () => string; stop: (signal: NodeJS.Signals) => Promise<void> };
const children: ChildProcess[] = [];
// a test that failed may have left one
afterAll(() => {
  for (const { pid, exitCode, signalCode } of children) if (exitCode === null && signalCode === null) process.kill(-pid!, 'SIGKILL');
});

/** Starts a command and resolves when it has printed everything of `until`. */
const start = async (command: string, ...until: RegExp[]): Promise<Started> => {
  const child = spawn('sh', ['-c', `exec ${command}`], { cwd: root, detached: true, env });
  children.push(child);
  let text = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      if (until.every((each) => each.test(text))) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(text)));
  });
  const stop = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      process.kill(-child.pid!, signal);
    });
  return { text: () => text, stop };
};
/** The address that a command has printed, and nothing answers there any more once it has ended. */
const addressIn = (text: string, before = '') => new RegExp(`${before}(http://localhost:\\d+)`).exec(text)![1]!;
const expectEnded = (address: string) => expect(fetch(address)).rejects.toThrow('fetch failed');
const once = (command: string) => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  return { status, text: `${stdout}${stderr}` };
};
/** Takes a port and resolves once it is taken; one in use already is as good. */
const occupy = (wanted: number) =>
  new Promise<{ port: number; free: () => void }>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve({ port: wanted, free: () => {} }));
    server.listen(wanted, '127.0.0.1', () => resolve({ port: (server.address() as { port: number }).port, free: () => server.close() }));
  });
const data = mkdtempSync(join(tmpdir(), 'data-'));
afterAll(() => rmSync(data, { recursive: true }));

/** How each command of the docs is tried. Whatever is not here fails the first test. */
const tried: Record<string, () => Promise<void> | void> = {
  'npm start': async () => {
    const { text, stop } = await start(`npm start -- --data ${data}`, /Ctrl-C/);
    const address = addressIn(text());
    expect(await (await fetch(`${address}/`)).text()).toContain('ADMIN PORTAL');
    expect((await fetch(`${address}/control/calls`)).status).toBe(404);
    for (const name of ['superadmin', 'csteam.hk', 'sales.sg', 'viewer.hk']) expect(text()).toContain(name);
    await stop('SIGINT');
    await expectEnded(address);
  },
  'npm start -- --deployment examples/deployment': async () => {
    const { text, stop } = await start(`npm start -- --deployment examples/deployment --data ${data}`, /Ctrl-C/);
    const address = addressIn(text());
    expect(((await (await fetch(`${address}/config.json`)).json()) as { resources: string[] }).resources).toEqual(['resources.yaml']);
    expect(await (await fetch(`${address}/resources.yaml`)).text()).toContain('\n  carParks:\n');
    await stop('SIGINT');
    await expectEnded(address);
  },
  'npm run dev': async () => {
    const { text, stop } = await start(`npm run dev -- --data ${data}`, /Local: +http/, /Ctrl-C/);
    const [portal, box] = [addressIn(text(), 'Local: +'), addressIn(text(), 'CMS in a box +')];
    expect(await (await fetch(`${portal}/src/main.tsx`)).text()).toContain('createRoot');
    const calls = async () =>
      ((await (await fetch(`${box}/control/calls`, { headers: { 'X-Control': '1' } })).json()) as Record<string, number>)[
        'GET /cmsauth/pubKey'
      ];
    expect(await calls()).toBeUndefined();
    expect((await fetch(`${portal}/portal-cms/cmsauth/pubKey`)).status).toBe(200);
    expect(await calls()).toBe(1);
    await stop('SIGINT');
    await expectEnded(box);
  },
  'npm run fixtures -- --port 3001': async () => {
    const { text, stop } = await start(`npm run fixtures -- --port 0 --data ${data}`, /Ctrl-C/);
    const address = addressIn(text());
    expect((await fetch(`${address}/portal-cms/cmsauth/pubKey`)).status).toBe(200);
    await stop('SIGINT');
    await expectEnded(address);
  },
  'npm run contract': () => {
    const files = ['cms.d.ts', 'reads.ts', 'required.ts', 'writes.ts'].map((name) => `contract/${name}`);
    const before = files.map(read);
    expect(once('npm run contract').status).toBe(0);
    expect(files.map(read)).toEqual(before);
  },
};
/** Commands that other tests run whole, or that take too long here: that they exist is checked. */
const elsewhere = [
  'npm test',
  'npm run lint',
  'npm run format',
  'npm run bench',
  'npm run soak',
  'npm run stress',
  'npm run mutate',
  'npm run kinds',
  'npm run schema',
  'npm run size',
];
const inGuides = [
  /^npm run package/,
  /^npm run check-cms/,
  /^npm run check -- /,
  /^node check\.mjs/,
  /^node check-cms\.mjs/,
  /^npm run fixtures .*--scenario odd/,
  /^npm run fixtures -- --data restored$/,
  /^(tar|mkdir) /,
  /^npm run contract:add/,
  /^npm run texts/,
  /^curl /,
  // docs/releasing.md
  /^(npm version|git|openssl|chmod|sha256sum|tar) |^RELEASE=|^\(cd /,
];

const withoutArguments = (command: string) => command.replace(/ -- .*/, '');

describe('the commands of the docs', () => {
  it('are all tried here or named as tried elsewhere', () => {
    const isNamed = (command: string) => elsewhere.includes(withoutArguments(command)) || inGuides.some((pattern) => pattern.test(command));
    expect(commands.filter((command) => !(command in tried) && !isNamed(command))).toEqual([]);
    for (const command of elsewhere) expect(scripts[command.replace(/^npm (run )?/, '')], command).toBeTruthy();
  });
  it('name files that exist, or that their page creates', () => {
    const created = pages.flatMap((page) => [...read(page).matchAll(/^```\w+ file=(\S+)$/gm)].map(([, file]) => file!));
    const paths = commands
      .filter((command) => elsewhere.includes(withoutArguments(command)))
      .flatMap((command) => command.match(/\S+\/\S+/g) ?? []);
    expect(paths.filter((path) => !existsSync(join(root, path)) && !created.includes(path))).toEqual([]);
  });
  it.each(Object.entries(tried))('%s', async (command, attempt) => {
    expect(commands).toContain(command);
    await attempt();
  });
  it('every path that they name exists', () => {
    const links = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)#:]+)(?:#[\w-]+)?\)/g)].map(([, link]) => join(root, dirname(page), link!)),
    );
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });
});

describe('a wrong option is one clear line and exit code 1', () => {
  const box = 'node --import tsx fixtures/main.ts';
  // `tests/unit/fixtures/arguments.test.ts` has the others
  it.each([
    ['--port abc', /^--port abc is not a port/],
    ['--host 203.0.113.7 --memory', /^--host leads to no address of this machine\.$/],
  ])('%s', (option, line) => {
    const { status, text } = once(`${box} ${option}`);
    expect([status, text.trim().split('\n').length]).toEqual([1, 1]);
    expect(text.trim()).toMatch(line);
  });
  it('a data folder that is a file', () => {
    const file = join(data, 'file');
    writeFileSync(file, '');
    expect(once(`${box} --data ${file}`)).toEqual({ status: 1, text: `--data ${file} is a file: give a folder.\n` });
  });
  it('a port in use fails when it was asked for, and moves on when it was not', async () => {
    const { port, free } = await occupy(0);
    expect(once(`${box} --memory --port ${port}`)).toEqual({
      status: 1,
      text: `Port ${port} is in use. Stop what uses it, or leave --port out.\n`,
    });
    free();
    const first = await occupy(3000);
    const { text, stop } = await start(`${box} --memory`, /Ctrl-C/);
    expect(text()).toMatch(/Port 3000 is in use, so this is port 30\d\d\./);
    await stop('SIGINT');
    first.free();
  });
  it('a data folder in use', async () => {
    const { stop } = await start(`${box} --port 0 --data ${data}/shared`, /Ctrl-C/);
    expect(once(`${box} --port 0 --data ${data}/shared`)).toMatchObject({
      status: 1,
      text: expect.stringMatching(
        /^The data folder .* is in use by another CMS in a box\. Stop it, or choose another folder with --data\.\n$/,
      ),
    });
    await stop('SIGTERM');
  });
});
