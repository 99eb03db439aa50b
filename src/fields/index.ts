/** What declarations, panels and dialogs import of the fields. */
export * from './kinds';
export { defineKind } from './defineKind';
export { emptyMark, ofCode } from './cells/cell';
