import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeOldBuilds } from '../../../scripts/build.mjs';

it('removeOldBuilds keeps the three newest builds, and an older one while a process uses it', () => {
  const parent = mkdtempSync(join(tmpdir(), 'builds-'));
  const add = (name: string, day: number, pid?: number) => {
    const folder = join(parent, name);
    mkdirSync(join(folder, '.used'), { recursive: true });
    if (pid !== undefined) writeFileSync(join(folder, '.used', String(pid)), '');
    utimesSync(folder, new Date(2026, 0, day), new Date(2026, 0, day));
  };
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  add('served', 1, process.pid);
  add('left', 2, ended);
  add('unused', 3);
  for (const day of [4, 5, 6]) add(`newest ${day}`, day);
  removeOldBuilds(parent);
  expect(readdirSync(parent).toSorted()).toEqual(['newest 4', 'newest 5', 'newest 6', 'served']);
});
