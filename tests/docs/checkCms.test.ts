/** docs/check-cms.md from an address to a report, with its deviation followed to its cause. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../fixtures/auth/people';
import { writeBundle } from '../../scripts/bundleCheck.mjs';
import { usage } from '../../scripts/checkCms/arguments';
import { partNames, type Result } from '../../scripts/checkCms/check';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(root, 'docs/check-cms.md'), 'utf8');
const commands = [...page.matchAll(/```sh\n(.*)\n```/g)].map(([, command]) => command!);
const [startOdd = '', checkOdd = '', inRelease = '', lookAgain = ''] = commands;
const startPlain = /`(npm run fixtures[^`]*)`/.exec(page)![1]!;
const folder = mkdtempSync(join(tmpdir(), 'check-cms-'));
const boxes: ChildProcess[] = [];
afterAll(() => {
  for (const box of boxes) if (box.exitCode === null) process.kill(-box.pid!);
  rmSync(folder, { recursive: true });
});

/** Starts a box at a free port; resolves with its address. */
const start = (command: string) =>
  new Promise<string>((resolve, reject) => {
    const box = spawn('sh', ['-c', `exec ${command.replace('--port 3001', '--port 0')} --memory`], { cwd: root, detached: true });
    boxes.push(box);
    let text = '';
    box.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/localhost:\d+\/portal-cms/.exec(text);
      if (found) resolve(found[0]);
    });
    box.once('exit', () => reject(new Error(text)));
  });
const run = (command: string, address: string, cwd = root) => {
  const there = command
    .replace('http://localhost:3001/portal-cms', address)
    .replace('https://cms.example.com/portal-cms', address)
    .replace('NAME', 'superadmin');
  const { status, stdout, stderr } = spawnSync('sh', ['-c', there.replace('report.html', join(folder, 'report.html'))], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CMS_PASSWORD: demoPassword },
  });
  return { status, out: stdout, err: stderr };
};

describe('docs/check-cms.md', () => {
  it('has the commands that are tried here, and the password of the demo people', () => {
    expect(commands.length).toBe(4);
    expect(page).toContain(`\`${demoPassword}\``);
  });

  it('the rehearsal finds the deviation that the page follows, and the plain demo has none of its part', async () => {
    const odd = await start(startOdd);
    const { status, out } = run(`${checkOdd} --json ${join(folder, 'report.json')}`, odd);
    expect(status).toBe(1);
    expect(out).toContain('deviations (');
    const followed = /^\| `(GET [^`]+)` *\| `([^`]+)` *\| `([^`]+)` *\| `([^`]+)` *\|$/m.exec(page)!;
    const { deviations, calls } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Result;
    const [, place, id] = /^(\S+) \(id (\d+)\)$/.exec(followed[2]!)!;
    expect(deviations).toContainEqual(
      expect.objectContaining({
        calls: [followed[1]],
        place,
        id,
        expected: followed[3],
        found: followed[4],
        effect: 'shows less',
      }),
    );
    const made = Object.values(calls).reduce((sum, count) => sum + count, 0);
    const stated = Number(/It makes about (\d+) calls/.exec(page)![1]);
    expect(Math.abs(stated - made), `${made} calls were made, and the page says ${stated}`).toBeLessThan(made / 20);
    const report = readFileSync(join(folder, 'report.html'), 'utf8');
    expect(report).toContain('&quot;PAUSED&quot;');
    expect(report).not.toContain('<script');
    const plain = await start(startPlain);
    const again = run(lookAgain, plain);
    expect(again.status).toBe(0);
    expect(again.out).toContain('no deviation');
  });

  it('the file of a release needs Node alone', async () => {
    const alone = join(folder, 'release');
    await writeBundle('scripts/checkCms/main.ts', join(alone, 'check-cms.mjs'));
    copyFileSync(join(root, 'contract/cms.openapi.yaml'), join(alone, 'cms.openapi.yaml'));
    const { status, out } = run(inRelease, await start(`${startPlain} --origin https://portal.example.com`), alone);
    expect(out).toContain('no deviation');
    expect(status).toBe(0);
  });

  it('names every option and every part that there is', () => {
    const options = [...usage.matchAll(/^ {2}(--\w+)/gm)].map(([, option]) => option!);
    expect(options.length).toBe(6);
    for (const option of [...options, '--user']) expect(page).toContain(`\`${option} `);
    for (const part of partNames) expect(page).toMatch(new RegExp(`^\\| ${part} +\\|`, 'm'));
  });
});
