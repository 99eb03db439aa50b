/** Code that searches stored, pasted or uploaded text, with the texts that keep it busiest. The unit tests and the bench run it. */
import { isEmail } from '../fixtures/dialect/email';
import { csvCell } from '../fixtures/dialect/csv';
import { cleanContent, cleanPage } from '../fixtures/dialect/markup';
import { toContentLines } from '../fixtures/dialect/contentLines';
import { findTags } from '../resources/notifications/findTags';
import { filledHtml } from '../resources/notifications/preview/filled';
import richTextCodec from '../src/fields/kinds/richText/codec';
import { plainText } from '../src/files/csv/splitRow';
import { csvText } from '../src/files/csv/csvText';
import { contentOf } from '../src/files/fileTypes';
import { suggestedDays } from '../src/format/day';
import { emailPattern } from '../src/format/email';
import { partsOf } from '../src/format/moment';
import { plainDigits } from '../src/format/plainDigits';
import { scriptText } from '../src/format/scriptText';
import { isWebLink } from '../src/format/webLink';
import type { Field } from '../src/schema/field';
import { isBeyondBounds } from '../src/ui/renderedText/markupBounds';
import { thin } from '../src/ui/renderedText/thin';
import { readStyle } from '../src/ui/richText/paragraphs/styleMarks';

const amounts = ['<AMT1>', '<AMT2>'];
const contents = { kind: 'richText', label: 'Content', tags: amounts } as Field<never, 'richText'>;
/** What the fixture CMS refuses takes no time. */
const accepted = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

/** A text: the start once, then the repeated part, then the end once. */
export type Text = readonly [start: string, repeated: string, end: string];
const repeat = (...parts: string[]): Text[] => parts.map((part) => ['', part, '']);
type Search = { name: string; texts: readonly Text[]; run: (text: string) => unknown };

const markup = repeat(
  '<',
  '<p',
  '<p ',
  '</p><p',
  '</p> ',
  '<br ',
  '<sup>',
  '<sup>1',
  '</td>',
  '</td> ',
  '&',
  '="',
  "='",
  ' on',
  '<AMT',
  '<!--',
);

export const searches: readonly Search[] = [
  { name: 'Rich text that is saved', texts: markup, run: (text) => richTextCodec.parse(text, contents as never) },
  { name: 'Rich text as plain text', texts: markup, run: (text) => richTextCodec.toText!(text, contents as never) },
  { name: 'Markup before it is parsed', texts: [...markup, ...repeat('<style</style', '<a ="')], run: (text) => thin(text, amounts) },
  { name: 'Bounds of markup', texts: [...markup, ...repeat('<b a="', '<b a ')], run: (text) => isBeyondBounds(text.slice(0, 1_000_000)) },
  {
    name: 'A style of pasted markup',
    texts: repeat('text-decoration', 'text-decoration:', 'font-weight :', 'text-decoration : underlin', ' ', ';'),
    run: (text) => readStyle(text, 'text-decoration'),
  },
  { name: 'Superscript', texts: [...repeat('1', 'ab', '*'), ['[', 'x', ''], ['[', ']', 'x']], run: (text) => scriptText('sup', text) },
  { name: 'Tags of amounts', texts: [['<amt', ' ', ''], ['<amt', '1', ''], ...repeat('<', '< ', '<amt', '<amt ', '<amt1')], run: findTags },
  { name: 'Texts with amounts', texts: repeat('<', '<AMT', '&lt;AMT1&gt'), run: (text) => filledHtml(text, { AMT1: '1' }) },
  {
    name: 'Cells of a CSV',
    texts: repeat(' ', '\t', ';', '; ', ';\t', '\t ', '\u200b', ';\u200b'),
    run: (text) => csvText(['A'], [[text]]),
  },
  { name: 'Lines of a CSV', texts: repeat('\r', '\r\n'), run: plainText },
  { name: 'The extension of a file', texts: repeat('.', '.a'), run: (text) => contentOf('pdf', text) },
  { name: 'A day', texts: [...repeat(' ', ',', 'a '), ['1 ', 'a', ''], ['1 ', ' ', 'a']], run: suggestedDays },
  { name: 'A day and a time', texts: repeat(' ', '1', '12:00', '\n'), run: partsOf },
  { name: 'A number', texts: [['1', ',000', ''], ['1', ' 000', 'a'], ['1.', '0', 'a'], ...repeat(' ', '1', ',')], run: plainDigits },
  {
    name: 'An email address',
    texts: [['a@a', '.a', '@'], ['a@', '.', ' '], ...repeat('a', '@', 'a@')],
    run: (text) => emailPattern.test(text),
  },
  { name: 'A link', texts: [['https://', 'a', ' '], ['https://a', '/', ' '], ...repeat('http://')], run: isWebLink },
  { name: 'An email address in the fixture CMS', texts: [['a@a', '.a', '@'], ['a@', '.', ' '], ...repeat('a', '@')], run: isEmail },
  { name: 'Cells of a CSV of the fixture CMS', texts: repeat(' ', '\t', ';', '; ', ';\t', '\t '), run: csvCell },
  { name: 'Contents in the fixture CMS', texts: markup, run: (text) => accepted(() => cleanContent(text)) },
  { name: 'Pages in the fixture CMS', texts: markup, run: (text) => accepted(() => cleanPage(text)) },
  { name: 'Lines of contents in the fixture CMS', texts: repeat('<', '<a', '<a ', '<br />', 'x<br>'), run: toContentLines },
];

/** A text of about as many characters. */
export const textOfLength = ([start, repeated, end]: Text, length: number) =>
  start + repeated.repeat(Math.ceil(length / repeated.length)) + end;
