import { en } from '../../messages/en';
import { fill } from '../../messages/fill';
import type { Field } from '../../schema/field';
import { valueAt } from '../../schema/path';
import type { Codec } from '../codec';
import { isUpload, itemsOf, judgingsOf } from './items';

const isSeveral = ({ max = 1 }: Pick<Field<never, 'file'>, 'max'>) => max > 1;

/** Files as their input holds them, always a list; a body takes their ids. */
export const fileCodec: Codec<'file'> = {
  read: (record, { member }) => itemsOf(valueAt(record, member)),
  parse: (typed, field) => {
    const items = itemsOf(typed);
    return isSeveral(field) ? items : (items[0] ?? null);
  },
  write: (value, { sentAs, field }) => {
    const ids = itemsOf(value).map(({ fileId }) => fileId);
    return { [sentAs]: isSeveral(field as Field<never, 'file'>) ? ids : (ids[0] ?? null) };
  },
  unfinished: (typed, { label }) => {
    if (judgingsOf(typed).length > 0) return fill(en.file.stillJudged, { label });
    const waiting = itemsOf(typed).filter((item) => item.fileId === null);
    if (waiting.length === 0) return null;
    const hasFailed = waiting.some((item) => isUpload(item) && item.state.at === 'failed');
    return fill(hasFailed ? en.file.notUploaded : en.file.stillUploading, { label });
  },
  release: (typed) => {
    for (const item of itemsOf(typed)) if (isUpload(item)) item.stop();
  },
};
