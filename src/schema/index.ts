/** The door of the declaration language for `resources/`. */
export { crud, defineResource } from './defineResource';
export type { Head, LookupDeclaration, PageDialogProps, RecordOf, RowDialogProps } from './resource';
