import { useState } from 'react';
import { fill } from '../../messages/fill';
import { uploadCount } from '../../messages/literal';
import type { Field } from '../../schema/field';
import { judgeFile } from '../../ui/files/judgeFile';
import { Upload } from '../../ui/files/Upload';
import { useCms } from '../useCms';
import { isUpload, type FileItem } from './items';

/** A file that was not taken, and why. Without a name it speaks of all that were chosen. */
export type Refusal = { name?: string; text: string };

type Options = {
  field: Field<never, 'file'>;
  items: readonly FileItem[];
  /** Takes the files that stand now; `isCurrent` tells whether the input still holds what it held. */
  onChange: (change: (items: readonly FileItem[]) => readonly FileItem[]) => void;
};

/** Files that people choose, drop or paste: judged in the order of the specification, then sent at once. */
export const useChosenFiles = ({ field, items, onChange }: Options) => {
  const { takes = 'any', max = 1, limit, upload: kind } = field;
  const { upload } = useCms();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  /** @param replaced the file that a single new one stands in for */
  const add = async (files: readonly File[], replaced?: FileItem) => {
    if (files.length === 0) return;
    const room = replaced ? 1 : max === 1 ? 1 : max - items.length;
    if (files.length > room) return setRefusals([{ text: fill(uploadCount, { n: max }) }]);
    const judged = await Promise.all(files.map(async (file) => ({ file, ...(await judgeFile(file, takes, limit)) })));
    setRefusals(judged.flatMap(({ file: { name }, refusal }) => (refusal === null ? [] : [{ name, text: refusal }])));
    const sent = judged
      .filter(({ refusal }) => refusal === null)
      .map(({ file, size }) => new Upload(file, (content, options) => upload(kind, content, options), size));
    if (sent.length === 0) return;
    onChange((before) => {
      const outgoing = max === 1 ? before : before.filter((item) => item === replaced);
      for (const item of outgoing) if (isUpload(item)) item.stop();
      const at = replaced ? before.indexOf(replaced) : -1;
      if (max === 1) return sent;
      return at < 0 ? [...before, ...sent].slice(0, max) : before.with(at, sent[0]!);
    });
  };
  const remove = (item: FileItem) => {
    if (isUpload(item)) item.stop();
    setRefusals([]);
    onChange((before) => before.filter((each) => each !== item));
  };
  return { refusals, add, remove };
};
