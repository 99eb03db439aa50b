/** What the review of a notification reads out of its texts: tags, links, and the lines to tick. */
import { describe, expect, it } from 'vitest';
import type { Audience } from '../../../resources/notifications/audience/useAudience';
import type { NotificationDraft } from '../../../resources/notifications/notification';
import { findTags } from '../../../resources/notifications/findTags';
import { acknowledgementsOf } from '../../../resources/notifications/review/acknowledgements';
import { linksOf } from '../../../resources/notifications/review/links';
import { listOf } from '../../../resources/notifications/clientList/clientList';
import { unevenTags, unreplacedTags, usedColumns } from '../../../resources/notifications/tags';

const draftOf = (draft: object) => ({ type: 'MARKET', csvType: 'CLIENT_PARAM', ...draft }) as NotificationDraft;
/** A text that is the same in all languages. */
const everywhere = (text: string) => ({ EN: text, JA: text, ZH_HK: text, ZH_CN: text });
const stays = (place: string, tags: string) => `${place} has ${tags}, which nothing will replace`;

describe('what looks like a tag of an amount', () => {
  it.each([
    ['<AMT1>', ['<AMT1>']],
    ['<amt 1 > and < Amt12>', ['<amt 1 >', '< Amt12>']],
    ['＜ＡＭＴ１＞, ＜amt＞', ['＜ＡＭＴ１＞', '＜amt＞']],
    ['<AMT> twice: <AMT>', ['<AMT>']],
    ['<AMT1 or AMT1>, <AMTX>, <AMT1X>, <1>', []],
    ['', []],
    [null, []],
  ])('findTags finds in "%s" the tags %j (NTF-060)', (text, tags) => expect(findTags(text)).toEqual(tags));
});

describe('the columns that the texts of a notification use (NTF-060)', () => {
  it.each([
    ['a title', { titles: { JA: 'For <AMT4>' } }, ['AMT4']],
    ['a summary', { summary: { ZH_CN: 'For <AMT2>' } }, ['AMT2']],
    ['a content, as text', { contents: { EN: '<p>For &lt;AMT1&gt; and &lt;AMT3&gt;</p>' } }, ['AMT1', 'AMT3']],
    ['a content, in two pieces', { contents: { EN: '<p>For &lt;AM<b>T1&gt;</b></p>' } }, ['AMT1']],
    ['nothing, in another spelling', { titles: { EN: '<amt1> <AMT5> AMT2' } }, []],
    ['nothing, without texts', { titles: { EN: null }, summary: {} }, []],
  ])('usedColumns finds the tags of %s', (_, draft, columns) => expect(usedColumns(draftOf(draft))).toEqual(columns));
});

describe('tags that reach people as they stand (NTF-060)', () => {
  it('a client list with amounts replaces its tags', () => {
    expect(unreplacedTags(draftOf({ titles: everywhere('<AMT1>'), contents: everywhere('<p>&lt;AMT2&gt;</p>') }))).toEqual([]);
  });
  it.each([
    ['a client list without amounts', { csvType: 'ID_ONLY' }],
    ['a SYSTEM message, which has no list any more', { type: 'SYSTEM' }],
    ['a message whose list has no type', { csvType: undefined }],
  ])('%s replaces no tag', (_, draft) => {
    expect(unreplacedTags(draftOf({ ...draft, titles: { EN: 'For <AMT1>' } }))).toEqual([stays('EN', '<AMT1>')]);
  });
  it.each([
    ['a title', { titles: { JA: '<amt1>' } }, stays('JP', '<amt1>')],
    ['a summary', { summary: { ZH_HK: '< AMT1 >' } }, stays('TC', '< AMT1 >')],
    ['a content', { contents: { ZH_CN: '<p>&lt;AMT5&gt;</p>' } }, stays('SC', '<AMT5>')],
    ['the category', { category: 'About <AMT1>' }, stays('Notification Category', '<AMT1>')],
    ['the name of a button', { button1Type: 'URL', button1Names: { EN: '<AMT1>' } }, stays('Button Name (EN)', '<AMT1>')],
    ['the second button', { button2Type: 'INVESTMENT', button2Names: { JA: '<AMT2>' } }, stays('Button Name (JP)', '<AMT2>')],
    ['an encoded address', { button1Type: 'URL', button1Urls: { EN: 'https://a.example/%3CAMT1%3E' } }, stays('URL (EN)', '<AMT1>')],
    ['a broken address', { button1Type: 'URL', button1Urls: { EN: 'https://a.example/%E0%A4%A<AMT1>' } }, stays('URL (EN)', '<AMT1>')],
    [
      'a link in a content',
      { contents: { EN: '<p><a href="https://a.example/?a=%3CAMT2%3E">here</a></p>' } },
      stays('The address of a link in Content (EN)', '<AMT2>'),
    ],
  ])('unreplacedTags names a tag in %s', (_, draft, line) => expect(unreplacedTags(draftOf(draft))).toEqual([line]));
  it('a tag that is partly bold is not replaced, unless it stands whole elsewhere', () => {
    const split = '<p>&lt;AM<strong>T1&gt;</strong></p>';
    expect(unreplacedTags(draftOf({ contents: { EN: split } }))).toEqual([stays('EN', '<AMT1>')]);
    expect(unreplacedTags(draftOf({ contents: { EN: `${split}<p>&lt;AMT1&gt;</p>` } }))).toEqual([]);
  });
  it('each tag is named once, and a button that does not exist is ignored', () => {
    const titles = { EN: '<AMT5> <AMT5> <AMT6>' };
    expect(unreplacedTags(draftOf({ titles, button1Type: 'NONE', button1Names: { EN: '<AMT1>' } }))).toEqual([
      stays('EN', '<AMT5>, <AMT6>'),
    ]);
  });
});

describe('tags that some languages lack (NTF-060)', () => {
  const noTag = ['The client list has amounts, and no text has a tag for them'];
  it.each([
    ['in all languages', { titles: everywhere('<AMT1>') }, []],
    ['in no text', { titles: everywhere('Hello') }, noTag],
    ['in two languages', { titles: { EN: '<AMT1>', JA: '<AMT1>' } }, ['<AMT1> stands in EN, JP and not in TC, SC']],
    [
      'in different texts of the languages',
      { titles: { EN: '<AMT1>' }, summary: { JA: '<AMT1>' }, contents: { ZH_HK: '<p>&lt;AMT1&gt;</p>', ZH_CN: '<p>&lt;AMT1&gt;</p>' } },
      [],
    ],
    ['in no text of a list without amounts', { csvType: 'ID_ONLY' }, []],
    ['in no text of a SYSTEM message', { type: 'SYSTEM' }, []],
  ])('unevenTags reports a tag %s', (_, draft, lines) => expect(unevenTags(draftOf(draft))).toEqual(lines));
});

describe('the links of a notification', () => {
  const content = '<p><a href="https://a.example/">one</a> <a href="https://b.example/">two</a> <a>three</a></p>';
  it('linksOf names each address once, with all places of it', () => {
    const draft = { contents: { EN: content }, button1Type: 'URL', button1Urls: { EN: 'https://a.example/', JA: 'https://c.example/' } };
    expect(linksOf(draftOf(draft))).toEqual([
      { href: 'https://a.example/', places: ['Content (EN)', 'Button1 (EN)'] },
      { href: 'https://b.example/', places: ['Content (EN)'] },
      { href: 'https://c.example/', places: ['Button1 (JP)'] },
    ]);
  });
  it.each([
    ['a button of another type', { button1Type: 'INVESTMENT', button1Urls: { EN: 'https://a.example/' } }],
    ['the second button of a SYSTEM message', { type: 'SYSTEM', button2Type: 'URL', button2Urls: { EN: 'https://a.example/' } }],
    ['an empty address', { button1Type: 'URL', button1Urls: { EN: '', JA: null } }],
    ['a script', { contents: { EN: '<a href="javascript:alert(1)">x</a>' } }],
  ])('linksOf ignores %s', (_, draft) => expect(linksOf(draftOf(draft))).toEqual([]));
});

describe('the lines to tick before a notification is sent', () => {
  const audience: Audience = { total: 1, rows: 1_002, offices: {}, leftOut: {} };
  const office = (total: number) => ({ total, regions: {} });
  const lines = (draft: object, changes: Partial<Audience> | null, level = 1) => {
    const whole = draftOf({ csvType: 'ID_ONLY', ...draft });
    const read = whole.type === 'SYSTEM' ? undefined : listOf(whole.csvFile);
    return acknowledgementsOf(whole, changes ? { ...audience, ...changes } : undefined, read, level);
  };
  const list = (change: object) => ({
    csvType: 'PARTNER_PARAM',
    titles: everywhere('<AMT1>'),
    csvFile: { known: { report: { rows: {}, cells: { blankCell: { AMT1: 2, AMT2: 1 } } } } },
    ...change,
  });

  it('rows that get nothing are a line with their reasons, in the words of the level (PLT-121)', () => {
    const leftOut = { unknown: 1_000, inactive: 1 };
    expect(lines({}, { leftOut })).toEqual(['1,001 of 1,002 rows get nothing: 1,000 unknown, 1 not active']);
    expect(lines({}, { leftOut }, 2)).toEqual(['1,001 of 1,002 rows get nothing: 1,000 unknown, or of another sales office, 1 not active']);
  });
  it('an office without recipients is a line, unless nobody gets the notification', () => {
    const offices = { HK: office(1), SG: office(0), XX: office(0) };
    expect(lines({}, { offices })).toEqual(['Singapore: nobody gets it', 'XX: nobody gets it']);
    expect(lines({}, { total: 0, offices })).toEqual([]);
  });
  it('amounts of the columns in use are lines, for a list that was chosen here and that has amounts', () => {
    expect(lines(list({}), {})).toEqual(['2 amounts of AMT1 are empty']);
    expect(lines(list({ csvFile: { fileId: 'stored' } }), {})).toEqual([]);
    const tagStays = [stays('EN', '<AMT1>')];
    expect(lines(list({ titles: { EN: '<AMT1>' }, csvType: 'ID_ONLY' }), {})).toEqual(tagStays);
    expect(lines(list({ titles: { EN: '<AMT1>' }, type: 'SYSTEM' }), {})).toEqual(tagStays);
  });
  it('amounts and tags are lines before the recipients are counted', () => {
    expect(lines(list({ titles: { EN: '<AMT1> <AMT9>' } }), null)).toEqual([
      '2 amounts of AMT1 are empty',
      stays('EN', '<AMT9>'),
      '<AMT1> stands in EN and not in JP, TC, SC',
    ]);
  });
});
