export { defineResource } from './defineResource';
export type { Access } from './access';
export type {
  BodyOf,
  CallName,
  Head,
  LookupDeclaration,
  PageDialogProps,
  PathOf,
  PayloadOf,
  QueryOf,
  RecordOf,
  Resource,
  RowDialogProps,
} from './resource';
