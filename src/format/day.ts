/** The first and last day that a field takes, as yyyy/MM/dd or `today`. */
export type DayRange = { first?: string; last?: string };

/** Today in UTC+8 (SHR-019), as yyyy/MM/dd. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '/');

/** A range in days. Without one, another year than 1900 to 2100 is a slip. */
export const daysOf = ({ first = '1900/01/01', last = '2100/12/31' }: DayRange = {}) => {
  const [from, to] = [first, last].map((day) => (day === 'today' ? today() : day)) as [string, string];
  return { from, to };
};

/**
 * A day as people type it (1990/2/3, 1990-02-03, 1990.2.3, 19900203, full-width digits), as yyyy/MM/dd; null for anything
 * else and for a day that does not exist.
 */
export const readDay = (text: string): string | null => {
  const plain = text.normalize('NFKC').trim();
  const found = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (!found) return null;
  const [, year = '', month = '', day = ''] = found;
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso.replaceAll('-', '/') : null;
};

/** A day that exists and lies in the range. */
export const isDay = (text: string, range?: DayRange) => {
  const day = readDay(text);
  const { from, to } = daysOf(range);
  return day !== null && from <= day && day <= to;
};
