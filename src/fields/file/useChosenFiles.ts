import { useState } from 'react';
import { fill } from '../../messages/fill';
import { uploadCount } from '../../messages/literal';
import type { Field } from '../../schema/field';
import { judgeFile, type Judgement } from '../../ui/files/judgeFile';
import { Upload } from '../../ui/files/Upload';
import { useCms } from '../useCms';
import { isUpload, type FileItem } from './items';

/** A file that was not taken, and why. Without a name it speaks of all that were chosen. */
export type Refusal = { name?: string; text: string };

type Options = {
  field: Field<never, 'file'>;
  items: readonly FileItem[];
  /** Changes the files that stand at that moment. */
  onChange: (change: (items: readonly FileItem[]) => readonly FileItem[]) => void;
};

/** Files that people choose, drop or paste: judged in the order of the specification, then sent at once. */
export const useChosenFiles = ({ field, items, onChange }: Options) => {
  const { takes = 'any', max = 1, limit, upload: kind } = field;
  const { upload } = useCms();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  const tooMany = { text: fill(uploadCount, { n: max }) };
  /** How many more there may be; a single one makes room for the next. */
  const roomIn = (count: number) => (max === 1 ? 1 : max - count);
  const start = ({ file, size }: { file: File } & Judgement) =>
    new Upload(file, (content, options) => upload(kind, content, options), size);
  const stop = (item: FileItem | undefined) => {
    if (item && isUpload(item)) item.stop();
  };

  /** @param replaced the file whose place a single new one takes */
  const add = async (files: readonly File[], replaced?: FileItem) => {
    if (files.length === 0) return;
    if (files.length > (replaced ? 1 : roomIn(items.length))) return setRefusals([tooMany]);
    const judged = await Promise.all(files.map(async (file) => ({ file, ...(await judgeFile(file, takes, limit)) })));
    setRefusals(judged.flatMap(({ file: { name }, refusal }) => (refusal === null ? [] : [{ name, text: refusal }])));
    const taken = judged.filter(({ refusal }) => refusal === null);
    if (taken.length === 0) return;
    onChange((before) => {
      const at = replaced ? before.indexOf(replaced) : max === 1 ? 0 : -1;
      if (at >= 0) {
        stop(before[at]);
        const upload = start(taken[0]!);
        return before.length > at ? before.with(at, upload) : [upload];
      }
      // others may have come while these were judged
      const room = roomIn(before.length);
      if (taken.length > room) setRefusals([tooMany]);
      return [...before, ...taken.slice(0, room).map(start)];
    });
  };
  const remove = (item: FileItem) => {
    stop(item);
    setRefusals([]);
    onChange((before) => before.filter((each) => each !== item));
  };
  return { refusals, add, remove };
};
