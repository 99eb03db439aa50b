/** What parts of declarations need to show files. */
export { FileImage } from './file/preview/FileImage';
export { isUpload, type FileItem } from './file/items';
