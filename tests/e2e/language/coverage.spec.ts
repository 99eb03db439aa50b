import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { readTexts, seenFolder } from './pseudo';

// the `test` of the other walks would start a browser for it
test('at least 95 % of the texts of the catalogue were seen in the pseudo-language', () => {
  const texts = readTexts();
  const seen = new Set(readdirSync(seenFolder).flatMap((file) => JSON.parse(readFileSync(`${seenFolder}/${file}`, 'utf8')) as string[]));
  const unseen = texts.filter(({ key }) => !seen.has(key)).map(({ key }) => key);
  console.log(`${texts.length - unseen.length} of ${texts.length} texts were seen. Unseen:\n${unseen.join('\n')}`);
  expect(unseen.length / texts.length).toBeLessThanOrEqual(0.05);
});
