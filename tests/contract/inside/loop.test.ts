import { describe, expect, it } from 'vitest';
import { readClientList } from '../../../fixtures/files/clientList';
import { isKmz } from '../../../fixtures/files/kmz';
import { check } from '../../../fixtures/notifications/rules';
import { cleanContent, cleanPage } from '../../../fixtures/dialect/markup';
import { makeZip } from '../../../fixtures/seed/kmz';
import { CallError } from '../../../fixtures/dialect/envelope';
import { runToEnd } from '../../runToEnd';
import { systemBody, texts } from '../notifications/body';

/** How often others had their turn while this ran. */
const turnsDuring = async (work: Promise<unknown>) => {
  let isDone = false;
  let turns = 0;
  void work.finally(() => (isDone = true));
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  return turns;
};

describe('others are served while the box reads', () => {
  it('a client list of five megabytes', async () => {
    const rows = Array.from({ length: 400_000 }, (_, i) => `C${1_000_000 + i},1`).join('\n');
    const work = readClientList(Buffer.from(`clientId,AMT1\n${rows}`));
    expect(await turnsDuring(work)).toBeGreaterThan(50);
    expect((await work)!.ids).toHaveLength(400_000);
  });
  it('a map that a few kilobytes unpack to', async () => {
    const place = '<Placemark><Point><coordinates>1,2</coordinates></Point></Placemark>';
    const kml = `<?xml version="1.0"?><kml>${place.repeat(400_000)}</kml>`;
    const bytes = makeZip([{ name: 'doc.kml', content: Buffer.from(kml) }]);
    expect(bytes.length).toBeLessThan(100_000);
    const work = isKmz(bytes);
    expect(await turnsDuring(work)).toBeGreaterThan(50);
    expect(await work).toBe(true);
  });
});

describe('content that is sent to the fixture CMS', () => {
  /** What became of a content: cleaned, or the reason why it was refused. An error that is no refusal is a failure. */
  const outcome = (run: () => unknown) =>
    runToEnd(() => {
      try {
        run();
        return 'accepted';
      } catch (error) {
        if (error instanceof CallError) return error.message;
        throw error;
      }
    });
  const many = 1_000_000;
  it.each([
    ['<', '<'.repeat(many)],
    ['<<p', '<<p'.repeat(many / 3)],
    ['nested', '<b>'.repeat(many / 3)],
    ['attributes', `<a ${'x '.repeat(many / 2)}`],
    ['quotes', '<a x="'.repeat(many / 6)],
    ['comments', '<!--'.repeat(many / 4)],
    ['entities', '&nbsp'.repeat(many / 5)],
    ['blanks', ' '.repeat(many)],
    ['misnested', `<p>${'<b a=i>'.repeat(300)}</p>${'<p>x'.repeat(3_000)}`],
  ])('is checked and cleaned in linear time when it consists of %s', (_, text) => {
    for (const run of [
      () => check({ ...systemBody, contents: texts(text) }, { isStored: false }),
      () => cleanContent(text),
      () => cleanPage(text),
    ])
      expect(outcome(run)).toBeTypeOf('string');
  });
  it('a content of more than ten thousand tags is refused, and one of ten thousand is not', () => {
    expect(() => cleanContent('<br>'.repeat(10_001))).toThrow('The content has more than 10000 tags');
    expect(cleanContent('<br>'.repeat(10_000))).toBe('<br>'.repeat(10_000));
    expect(() => cleanPage('<p>'.repeat(10_001))).toThrow('The content has more than 10000 tags');
  });
});
