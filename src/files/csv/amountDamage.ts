/** Values that a spreadsheet puts in place of an amount, and that nobody means to send. */

/** A formula, an error such as `#N/A` or `####`, a number such as `1.2E+10`, TRUE or FALSE, a date or a time. */
export type AmountDamage = 'formula' | 'spreadsheetError' | 'scientific' | 'boolean' | 'date';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const year = '(?:19|20)\\d\\d';
const weekday = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[, ]+)?';
const time = '\\d{1,4}:\\d{2}(?::\\d{2})?(?:\\.\\d+)?(?: ?[ap]m)?';
const dates = [
  `${year}([-/.])\\d{1,2}\\1\\d{1,2}(?:[ T]+${time}(?:Z|[+-]\\d\\d:?\\d\\d)?)?`,
  `\\d{1,2}([-/.])\\d{1,2}\\2(?:${year}|\\d{2})(?: +${time})?`,
  `${year}[-/]\\d{1,2}`,
  `\\d{1,2}[-/]${year}`,
  `\\d{1,2}[-/ ]${month}(?:[-/ ,]+(?:${year}|\\d{2}))?`,
  `${month}[-/ ]+(?:\\d{1,2}|${year})(?:, *${year})?`,
  `(?:${year}年)?\\d{1,2}月(?:\\d{1,2}日)?`,
  time,
];
const damages: readonly [AmountDamage, RegExp][] = [
  ['formula', /^\p{C}*[=@＝＠]/u],
  ['spreadsheetError', /^(?:#+|#[¡¿]?\p{L}[\p{L}\d_/]*[!?]|#N\/?[ADV]|#[A-Z]+_[A-Z]+|Err:\d+)$/iu],
  ['scientific', /^[^\d]{0,6}\d+(?:[.,]\d+)?e[+-]?\d{1,3}(?: ?(?:%|\p{Sc}|\p{L}{3}))?\)?$/iu],
  ['boolean', /^(?:true|false)$/i],
  ['date', new RegExp(`^${weekday}(?:${dates.join('|')})$`, 'i')],
];
/** The form of most amounts, which no damage has. */
const plain = /^\d[\d,]*(?:\.\d+)?$/;

/** What a spreadsheet did to an amount; null for any other text. */
export const findDamage = (cell: string): AmountDamage | null =>
  plain.test(cell) ? null : (damages.find(([, pattern]) => pattern.test(cell))?.[0] ?? null);
