/** What parts of declarations need to show files. */
export { FileImage } from './file/FileImage';
export type { FileItem } from './file/items';
