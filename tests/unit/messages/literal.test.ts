import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as literal from '../../../src/messages/literal';
import { fill } from '../../../src/messages/fill';

const folder = new URL('../../../docs/requirements/', import.meta.url);
const requirements = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const quoted = new Set([...requirements.matchAll(/"([^"\n]+)"/g)].map(([, text]) => text!));
/** A text of the code as the requirements write it: `%{n}` is `{n}`, and N in "Total N results:". */
const asQuoted = (text: string) => (text === 'Total %{n} results:' ? 'Total N results:' : text.replaceAll('%{', '{'));

describe('SHR-071 the literal texts', () => {
  it.each(Object.entries(literal))('%s stands letter by letter in the requirements', (_, text) => {
    expect(quoted).toContain(asQuoted(text));
  });
  it('leave no quoted message out', () => {
    const isMessage = (text: string) =>
      /(cannot|can not) be (empty|earlier|later)|can not (include|contain|delete)|^Are you sure|^Do you need|^Please |^(Email|Account|Admin user|Password|Record|Reocrd|Dummy account|Project|Push Notification) (is|sent)|success| Failed$|^Network Error|^Connection|permission!|busy!|must be|inconsistent|nassword|have been saved|New record|^Only |cannot exceed \{/.test(
        text,
      );
    const known = Object.values(literal).map(asQuoted);
    const covered = (text: string) =>
      known.includes(text) ||
      // "Country cannot be empty" and the like follow the rule for required fields
      /^[A-Z][A-Za-z ()/&]+ cannot be empty$/.test(text) ||
      // fragments that a requirement quotes to talk about them
      ['temporary nassword', 'Must be under the limit', 'must be number', 'Other HTTP errors: System busy!'].includes(text);
    expect([...quoted].filter(isMessage).filter((text) => !covered(text))).toEqual([]);
  });
  it('stand nowhere else in the code', () => {
    const sources = ['src', 'resources'].flatMap((name) =>
      readdirSync(name, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('literal.ts'))
        .map(
          (file) =>
            [
              `${name}/${file}`,
              readFileSync(join(name, file), 'utf8')
                .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
                .replaceAll(/\s+/g, ' '),
            ] as const,
        ),
    );
    expect(sources.length).toBeGreaterThan(200);
    const quotes = ["''", '""', '``', '><'].map((pair) => [pair[0]!, pair[1]!] as const);
    const isThere = (source: string, text: string) =>
      quotes.some(([open, close]) => source.includes(open + text + close) || source.includes(`${open} ${text} ${close}`));
    const copies = sources.flatMap(([file, source]) =>
      Object.values(literal).flatMap((text) => (isThere(source, text) ? [`${file}: ${text}`] : [])),
    );
    expect(copies).toEqual([]);
  });
  it('keep the typos of the specification', () => {
    expect(literal.recordDeleted).toBe('Reocrd is deleted');
    expect(literal.recordRevoked).toBe('Reocrd is revoked');
    expect(literal.temporaryPasswordSent).toContain('temporary nassword');
  });
  it('SHR-016 make the text of a required field', () => {
    expect(fill(literal.cannotBeEmpty, { 'Field label': 'Tel Number' })).toBe('Tel Number cannot be empty');
  });
});
