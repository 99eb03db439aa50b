import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../../../src/messages/en';
import { flattened } from '../../../src/messages/keys';
import { onDemandTexts } from '../../../src/messages/onDemandTexts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('messages/'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .concat(readFileSync('src/messages/failureText.ts', 'utf8'))
  .join('\n');

it('every text of the interface is asked for somewhere', () => {
  const keys = Object.keys(flattened({ ...en, ...onDemandTexts }));
  expect(keys.length).toBeGreaterThan(300);
  const isAsked = (key: string) =>
    // react-admin asks for its own
    key.startsWith('ra.') || sources.includes(`'${key}'`) || sources.includes(`\`${key.slice(0, key.lastIndexOf('.'))}.\${`);
  expect(keys.filter((key) => !isAsked(key))).toEqual([]);
});
