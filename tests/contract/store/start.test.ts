import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { loadContract } from '../../../fixtures/dialect/contract';
import { makePng } from '../../../fixtures/seed/files';
import { createClient } from '../box';
import { useProcess } from './process';

/** What a start does to data that are there: of the box itself, of another one, of somebody else. */

const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { start, kill } = useProcess(join(folder, 'own'));
const { match } = loadContract();
/** Starts a box that is to end by itself, and what it said. */
const tryStart = async (data: string, ...more: string[]) => {
  const args = ['--import', 'tsx', 'fixtures/main.ts', '--port', '0', '--quiet', '--data', data, ...more];
  const { code, stderr } = (await promisify(execFile)(process.execPath, args).catch((error: unknown) => error)) as {
    code: number;
    stderr: string;
  };
  return [code, stderr.trim().split('\n')] as const;
};

it('--reset deletes nothing while another box has it, and everything once it has not', async () => {
  const own = join(folder, 'own');
  const { upload, as } = createClient(
    (
      (root) => () =>
        root
    )(await start()),
    match,
  );
  const { fileId } = (await upload('superadmin', 'POPUP_IMAGE', 'kept.png', makePng(1, 8, 8))).payload!;
  expect(await tryStart(own, '--reset')).toEqual([
    1,
    [`The data folder ${join(own, 'demo')} is in use by another CMS in a box. Stop it, or choose another folder with --data.`],
  ]);
  expect((await as('superadmin', 'GET', `/files/${fileId}`)).status).toBe('00');
  await kill();
  expect(readdirSync(join(own, 'demo-files'))).toEqual([fileId]);
  // what a killed upload has left goes with the next start
  writeFileSync(join(own, 'demo-files', `${fileId.replace(/^./, 'f')}.part`), 'half');
  await start();
  await kill();
  expect(readdirSync(join(own, 'demo-files'))).toEqual([fileId]);
});

it.each([
  ['demo', 'thesis.docx'],
  ['demo-files', 'holiday.jpg'],
])('a folder %s of somebody else is left as it is, with --reset and without', async (name, file) => {
  const data = join(folder, `foreign-${name}`);
  mkdirSync(join(data, name), { recursive: true });
  writeFileSync(join(data, name, file), 'mine');
  const text = `The folder ${join(data, name)} holds other files than the data of a CMS in a box, and is left as it is. Choose another one with --data.`;
  for (const more of [['--reset'], []]) expect(await tryStart(data, ...more)).toEqual([1, [text]]);
  expect(readFileSync(join(data, name, file), 'utf8')).toBe('mine');
});
