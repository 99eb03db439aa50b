import { rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from '@playwright/test';
import { collectTexts } from '../../../scripts/texts/collectTexts';
import { seenFolder, textsFile } from './pseudo';

test('collects every text, once for all walks', async () => {
  rmSync(seenFolder, { recursive: true, force: true });
  mkdirSync(dirname(textsFile), { recursive: true });
  writeFileSync(textsFile, JSON.stringify(await collectTexts()));
});
