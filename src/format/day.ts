import { localeOf } from '../messages/listed';
import { pageTexts } from '../messages/page';
import { normaliseText } from './normaliseText';

/** The first and last day that a field takes, as yyyy/MM/dd or `today`. */
export type DayRange = {
  /** The first valid day, as yyyy/MM/dd or `today`. Default: 1900/01/01. */
  first?: string;
  /** The last valid day, as yyyy/MM/dd or `today`. Default: 2100/12/31. */
  last?: string;
};

/** Today in UTC+8 (SHR-019), as yyyy/MM/dd. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '/');

/** A range in days. Without one, another year than 1900 to 2100 is a slip. */
export const daysOf = ({ first = '1900/01/01', last = '2100/12/31' }: DayRange = {}) => {
  const [from, to] = [first, last].map((day) => (day === 'today' ? today() : day)) as [string, string];
  return { from, to };
};

/**
 * A day as people type it (1990/2/3, 1990-02-03, 1990.2.3, 19900203, 1990年2月3日, full-width digits), as yyyy/MM/dd; null
 * for anything else and for a day that does not exist.
 */
export const readDay = (text: string): string | null => {
  const plain = normaliseText(text, 'code');
  const found =
    /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    /^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2})(?: ?[日号號])?$/.exec(plain);
  if (!found) return null;
  const [, year = '', month = '', day = ''] = found;
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso.replaceAll('-', '/') : null;
};

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const monthOf = (name: string) => months.findIndex((month) => name.length >= 3 && month.startsWith(name.toLowerCase())) + 1;

/**
 * Suggestions for a text that is a day in another format, as yyyy/MM/dd. A month by its name has one; two numbers before the year have up to two,
 * first the one with the day before the month. No suggestion is used until a person chooses it.
 */
export const suggestedDays = (text: string): string[] => {
  const plain = normaliseText(text.replaceAll(/[,.]/g, ' '), 'code');
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]+) (\d{4})$/i.exec(plain);
  const monthFirst = /^([a-z]+) (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/i.exec(plain);
  const [, a = '', b = '', year = ''] = /^(\d{1,2})[/ -](\d{1,2})[/ -](\d{4})$/.exec(plain) ?? [];
  const days = [`${year}/${b}/${a}`, `${year}/${a}/${b}`];
  if (dayFirst) days.push(`${dayFirst[3]}/${monthOf(dayFirst[2]!)}/${dayFirst[1]}`);
  if (monthFirst) days.push(`${monthFirst[3]}/${monthOf(monthFirst[1]!)}/${monthFirst[2]}`);
  return [...new Set(days.map(readDay).filter((day) => day !== null))];
};

/** A day in words of the page's language. @example dayInWords('2026/12/01') // "1 December 2026" */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(localeOf(pageTexts.get().language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day.replaceAll('/', '-')}T00:00:00Z`),
  );

/** A day that exists and lies in the range. */
export const isDay = (text: string, range?: DayRange) => {
  const day = readDay(text);
  const { from, to } = daysOf(range);
  return day !== null && from <= day && day <= to;
};
