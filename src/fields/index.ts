/** The door of the fields for declarations, panels and dialogs. */
export { emptyMark, ofCode } from './cell';
export { choice } from './choice/declare';
export { date } from './date/declare';
export { dateTime } from './dateTime/declare';
export { decimal } from './decimal/declare';
export { derived } from './derived/declare';
export { file } from './file/declare';
export { integer } from './integer/declare';
export { items } from './items/declare';
export { localized } from './localized/declare';
export { matrix } from './matrix/declare';
export { moment } from './moment/declare';
export { multiline } from './multiline/declare';
export { panel } from './panel/declare';
export { password, passwordHint } from './password/declare';
export { reference } from './reference/declare';
export { text } from './text/declare';
export { toggle } from './toggle/declare';
