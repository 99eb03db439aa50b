/** What parts of declarations need to show files. */
export { FileImage } from './preview/FileImage';
export { isUpload, type FileItem } from './items/items';
