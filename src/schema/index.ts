/** What `resources/` imports of the declaration language. */
export { crud, defineFields, defineForm, defineList, defineResource } from './defineResource';
export type { Action, DetailsProps, PageDialogProps, RowDialogProps } from './actions';
export type { Declaration } from './declaration';
export type { RecordOf } from './calls';
export type { ChangeAbout, PanelProps } from './field';
export type { AsideProps, CreatedDialogProps, FormSection, ReviewProps } from './form';
export type { DialogList, ResourceEntry, LookupDeclaration } from './resourceEntry';
export type { Registry } from './registry';
