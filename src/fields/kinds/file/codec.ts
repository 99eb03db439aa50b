import { en } from '../../../messages/en';
import { fill } from '../../../messages/fill';
import { valueAt } from '../../../schema/path';
import { joined, type Codec } from '../../codecs/codec';
import type { FileOptions } from './declare';
import { itemsOf, judgingsOf, refusalsOf, replacementsOf, uploadsOf } from './items';

const isSeveral = ({ maxFiles = 1 }: Pick<FileOptions, 'maxFiles'>) => maxFiles > 1;

/** Files as their input holds them, always a list; a body takes their ids. */
const fileCodec: Codec<'file'> = {
  read: (record, { member }) => itemsOf(valueAt(record, member)),
  parse: (typed, field) => {
    const items = itemsOf(typed);
    return isSeveral(field) ? items : (items[0] ?? null);
  },
  write: (value, { sentAs, field }) => {
    const ids = itemsOf(value).map(({ fileId }) => fileId);
    return { [sentAs]: isSeveral(field as FileOptions) ? ids : (ids[0] ?? null) };
  },
  unfinished: (typed, { label }) => {
    if (judgingsOf(typed).length > 0) return fill(en.file.stillJudged, { label });
    const [refused] = refusalsOf(typed);
    if (refused) return fill(en.file.notTaken, { label, name: refused.fileName });
    const waiting = uploadsOf(typed).filter(({ fileId }) => fileId === null);
    const failed = waiting.find(({ state }) => state.at === 'failed');
    if (!failed) return waiting.length > 0 ? fill(en.file.stillUploading, { label }) : null;
    const replaces = replacementsOf(typed).some(({ upload }) => upload === failed);
    return fill(replaces ? en.file.notReplaced : en.file.notUploaded, { label, name: failed.fileName });
  },
  toText: (value) => joined(itemsOf(value).map(({ fileName }) => fileName)),
  discardedNames: (stored) => itemsOf(stored).map(({ fileName }) => fileName),
  release: (typed) => {
    for (const upload of uploadsOf(typed)) upload.stop();
  },
};
export default fileCodec;
