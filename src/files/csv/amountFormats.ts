/** Whether the amounts of a column are in one format: currency, sign, decimal mark and thousands separator. */

/** A currency or unit: a word, or a symbol with up to three letters before it. */
const unit = /^(?:\p{L}{1,10}\.?|\p{L}{0,3} ?[\p{Sc}%‰])$/u;
const unitStyle = (text: string) => (text === '' ? '' : /[\p{Sc}%‰]/u.test(text) ? 'symbol' : 'word');

/** Numbers with 0 for every digit, by decimal mark and thousands separator. A comma before exactly three digits separates thousands. */
const numbers = ['.', ','].flatMap((decimal) =>
  ['', ',', '.', ' ', "'"]
    .filter((group) => group !== decimal)
    .map((group) => {
      const whole = group === '' ? '0+' : `0{1,3}(?:(?:[${group}]0{2,3})*[${group}]0{3})?`;
      return new RegExp(`^${whole}(?:${decimal === '.' ? '\\.0+' : ',(?:0{1,2}|0{4,})'})?$`);
    }),
);

/** A longer text is not an amount. */
const maxLength = 40;
/** The shape of a cell: its text with 0 for every digit. Empty for a text that cannot be an amount. */
const shapeOf = (cell: string): string => {
  const shape = cell.length > maxLength ? '' : cell.replaceAll(/\d/g, '0');
  return shape.includes('0') ? shape : '';
};

/** The formats that a shape may have, none for a text: `1000` may have a decimal comma or a decimal point. */
const formatsOf = (shape: string): string[] => {
  const match = /^(\D*)(0(?:[0.,'’\s]*0)?)(\D*)$/.exec(shape.replaceAll('−', '-'));
  if (!match) return [];
  const [before, number, after] = [match[1]!, match[2]!.replaceAll(/\s/g, ' ').replaceAll('’', "'"), match[3]!];
  const inParentheses = before.includes('(') && after.includes(')');
  const sign = inParentheses ? '()' : /-\s*$/.test(after) ? 'trailing' : '';
  const prefix = before.replace(inParentheses ? '(' : /[-+]/, '').trim();
  const suffix = after.replace(inParentheses ? ')' : /-\s*$/, '').trim();
  if ([prefix, suffix].some((text) => text !== '' && !unit.test(text))) return [];
  const style = `${unitStyle(prefix)} ${sign} ${unitStyle(suffix)}`;
  return numbers.flatMap((pattern, i) => (pattern.test(number) ? [`${style} ${i}`] : []));
};

/** The amounts of one column: all are added first, then each can be compared with the format of most. */
export const createAmountFormats = () => {
  const counts = new Map<string, number>();
  return {
    add: (cell: string) => {
      const shape = shapeOf(cell);
      counts.set(shape, (counts.get(shape) ?? 0) + 1);
    },
    /**
     * Returns a function that tells whether a cell is not in the format of most cells. When no format has most of the cells, it
     * is true for all; null when every cell is in one format, and when most cells are texts.
     */
    findOdd: (): ((cell: string) => boolean) | null => {
      const shapes = [...counts].map(([shape, count]) => ({ shape, count, formats: formatsOf(shape) }));
      const total = shapes.reduce((sum, { count }) => sum + count, 0);
      const texts = shapes.reduce((sum, { count, formats }) => sum + (formats.length === 0 ? count : 0), 0);
      if (texts * 2 >= total) return null;
      const votes = new Map<string, number>();
      for (const { count, formats } of shapes) for (const format of formats) votes.set(format, (votes.get(format) ?? 0) + count);
      const [format, count] = [...votes].reduce((most, each) => (each[1] > most[1] ? each : most));
      const shared = count * 2 > total ? format : undefined;
      const odd = new Set(shapes.filter(({ formats }) => shared === undefined || !formats.includes(shared)).map(({ shape }) => shape));
      return odd.size > 0 ? (cell) => odd.has(shapeOf(cell)) : null;
    },
  };
};
