export { emptyMark, ofCode } from './cell';
export { localTime } from './formatDateTime';
export { formatMoney } from './money/formatMoney';
export { generatePassword } from './password/generatePassword';
export { choice, date, dateTime, derived, integer, items, panel, password, passwordHint, reference, text, toggle } from './declare';
