import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadContract } from '../../../fixtures/dialect/contract';
import { makePng } from '../../../fixtures/seed/files';
import type { RecordOf } from '../../../src/schema';
import { createClient } from '../box';
import { useProcess } from './process';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const section = /\n### Back up and restore\n([^]*?)\n##/.exec(readFileSync('docs/operating.md', 'utf8'))![1]!;
const [backUp, restore, start] = [...section.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, text]) => text!.trim().split('\n'));
const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'pipe' });
const original = useProcess(join(folder, '.data'));
const restored = useProcess(join(folder, /^npm run fixtures -- --data (\w+)$/.exec(start!)![1]!));
const { match } = loadContract();

it('the commands of docs/operating.md back up and restore the records and the uploaded files of the fixture CMS', async () => {
  let root = await original.start();
  const connect = () => createClient(() => root, match);
  type Client = ReturnType<typeof connect>;
  const path = '/campaignPopup/1';
  const save = async ({ upload, as }: Client, title: string, image: Buffer) => {
    const { fileId } = (await upload('superadmin', 'POPUP_IMAGE', 'image.png', image)).payload!;
    const body = { useGlobalLanguage: true, buttonType: 'NONE', buttons: {}, imageIds: { EN: fileId }, title, postOnline: true };
    expect((await as('superadmin', 'PUT', path, body)).status).toBe('00');
    return fileId;
  };
  const readBack = async ({ as }: Client) => {
    const popup = (await as('superadmin', 'GET', '/campaignPopup/details/1')).payload as RecordOf<'CampaignPopup'>;
    const fileId = popup.images!.EN!.fileId;
    return { title: popup.title, fileId, image: (await as('superadmin', 'GET', `/files/${fileId}`)).msg };
  };

  const image = makePng(1, 8, 8);
  const fileId = await save(connect(), 'Saved before the backup', image);
  await original.stop();
  run(backUp!);

  root = await original.start();
  await save(connect(), 'Saved after the backup', makePng(2, 8, 8));
  await original.stop();
  run(restore!);
  expect(readdirSync(join(folder, 'restored', 'demo-files'))).toEqual([fileId]);

  root = await restored.start();
  expect(await readBack(connect())).toEqual({ title: 'Saved before the backup', fileId, image: image.toString('base64') });
  // a second restore would unpack over the data
  expect(() => run(restore!)).toThrow('File exists');
});
