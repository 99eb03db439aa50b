/** What declarations need to know of files, without what draws them. */
export { reportOf } from './file/report';
export type { FileItem } from './file/items';
export type { FileReader } from './file/declare';
