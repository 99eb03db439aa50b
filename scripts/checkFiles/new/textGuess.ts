/** How texts are written: the kind of field that reads and writes them. */
import { emailPattern } from '../../../src/format/email';
import { isWebLink } from '../../../src/format/webLink';
import { isDay } from '../../../src/schema/check/meanings';
import { codeLabel } from './names';
import { codesProblem, value, type Member } from './member';

/** A longer text gets an input of several lines. */
export const longText = 200;
/** Fewer values say nothing of which codes there are. */
const minValues = 3;
/** More different values are no codes. */
const maxDifferent = 12;

export const isoTimeNote = "A time without an offset: a 'timestamp' is ISO 8601 in UTC, a 'localDateTime' yyyy-MM-dd HH:mm in UTC+8.";
export const isoDayNote = "A day as yyyy-MM-dd: a 'date' is yyyy/MM/dd.";

/** A choice among codes, with a label for each. */
export const choiceOf = (codes: readonly string[], note?: string): Member =>
  value(
    'choice',
    { labels: Object.fromEntries(codes.map((code) => [code, codeLabel(code)])), ...(codes.length <= 3 && { as: 'radios' }) },
    note,
  );

const html = /<(p|br|strong|em|u|s|a|b|i|ul|ol|li|h[1-6]|div|span|table)(\s[^<>]*)?\/?>/i;

type Form = readonly [matches: (text: string) => boolean, member: () => Member];
const written = (pattern: RegExp) => (text: string) => pattern.test(text);
/** Ways to write a text. The first one counts that all texts have. */
const forms: readonly Form[] = [
  [isDay, () => value('date')],
  [written(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/), () => value('localDateTime', { wire: 'yyyy-MM-dd HH:mm' })],
  [written(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}$/), () => value('localDateTime', { wire: 'yyyy/MM/dd HH:mm' })],
  [written(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/), () => value('timestamp')],
  [written(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/), () => value('text', {}, isoTimeNote)],
  [written(/^\d{4}-\d{2}-\d{2}$/), () => value('text', {}, isoDayNote)],
  [written(emailPattern), () => value('text', { format: 'email' })],
  [isWebLink, () => value('text', { format: 'url' })],
];

/** Whether texts are codes in capitals, of which several values have the same. */
const areCodes = (texts: readonly string[]) => {
  const different = new Set(texts).size;
  return (
    texts.length >= minValues &&
    different < texts.length &&
    different <= maxDifferent &&
    texts.every((text) => /^[A-Z][A-Z0-9_]+$/.test(text))
  );
};

/** The kind of some texts, none of them empty. */
export const guessText = (texts: readonly string[]): Member => {
  const form = forms.find(([matches]) => texts.every(matches));
  if (form) return form[1]();
  if (texts.some((text) => html.test(text))) return value('richText');
  const codes = [...new Set(texts)].toSorted();
  if (areCodes(texts) && codesProblem(codes) === undefined)
    return choiceOf(codes, 'These are the codes of the reply: add those that it lacks.');
  const isLong = texts.some((text) => text.includes('\n') || text.length > longText);
  return isLong ? value('multiline', { rows: 4 }) : value('text');
};
