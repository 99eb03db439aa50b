/** The door of the declaration language for `resources/`. */
export { crud, defineForm, defineResource } from './defineResource';
export type {
  CreatedDialogProps,
  Head,
  LookupDeclaration,
  OpenAction,
  PageDialogProps,
  Part,
  PanelProps,
  RecordOf,
  RowDialogProps,
} from './resource';
