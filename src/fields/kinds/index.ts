/** The kinds of fields that every declaration may use: one line each. */
export { choice } from './choice';
export { date } from './date';
export { decimal } from './decimal';
export { derived } from './derived';
export { file } from './file';
export { integer } from './integer';
export { items } from './items';
export { localDateTime } from './localDateTime';
export { localized } from './localized';
export { multiline } from './multiline';
export { panel } from './panel';
export { password } from './password';
export { reference } from './reference';
export { richText } from './richText';
export { text } from './text';
export { timestamp } from './timestamp';
export { toggle } from './toggle';
