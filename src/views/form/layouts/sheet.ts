/** What long forms need beside every form: the sheet, and the head of a record. One file of the build. */
export { RecordHead } from '../head/RecordHead';
export { FormSheet } from './FormSheet';
export { FormCards } from './FormCards';
