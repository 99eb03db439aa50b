import { valueAt } from '../../../schema/values/path';
import { isText, joined, type Codec } from '../../codecs/codec';
import type { FileOptions } from './declare';
import { itemsOf, uploadsOf, type FileItem, type StoredFile } from './items/items';

const isSeveral = ({ maxFiles = 1 }: Pick<FileOptions, 'maxFiles'>) => maxFiles > 1;

/** What a record has in place of a file is taken for its id. */
const asFile = (item: FileItem | string | number): FileItem =>
  typeof item === 'object' ? item : { fileId: String(item), fileName: String(item), filePath: '' };

/** A file as the CMS tells of it, or its id alone. */
const isStored = (item: unknown) => {
  const { fileId, fileName, filePath } = (item ?? {}) as Partial<Record<keyof StoredFile, unknown>>;
  return isText(item) || [fileId, fileName, filePath].every(isText);
};

/** Files as their input holds them, always a list; a body takes their ids. */
const fileCodec: Codec<'file'> = {
  canHold: (stored, field) => (isSeveral(field) ? Array.isArray(stored) && stored.every(isStored) : isStored(stored)),
  read: (record, { member }) => itemsOf(valueAt(record, member)).map(asFile),
  parse: (typed, field) => {
    const items = itemsOf(typed);
    return isSeveral(field) ? items : (items[0] ?? null);
  },
  write: (value, { sentAs, field }) => {
    const ids = itemsOf(value).map(({ fileId }) => fileId);
    return { [sentAs]: isSeveral(field as FileOptions) ? ids : (ids[0] ?? null) };
  },
  toText: (value) => joined(itemsOf(value).map(({ fileName }) => fileName)),
  discardedNames: (stored) => itemsOf(stored).map(({ fileName }) => fileName),
  release: (typed) => {
    for (const upload of uploadsOf(typed)) upload.stop();
  },
};
export default fileCodec;
