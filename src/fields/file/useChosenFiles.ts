import { useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../messages/fill';
import { useText } from '../../messages/i18n';
import { uploadCount } from '../../messages/literal';
import { shell } from '../../messages/signIn';
import type { Field } from '../../schema/field';
import type { Judgement } from '../../ui/files/judgeFile';
import { Upload } from '../../ui/files/Upload';
import { useStable } from '../../ui/hooks/useStable';
import { loadPart } from '../../ui/parts';
import { useCms } from '../useCms';
import { isUpload, keyOf, type FileItem } from './items';

const loadJudge = () => import('../../ui/files/judgeFile');

/** A file that was not taken, and why. Without a name it speaks of all that were chosen. */
export type Refusal = { name?: string; text: string };

type Options = {
  field: Field<never, 'file'>;
  items: readonly FileItem[];
  /** Nothing is taken now. */
  isOff: boolean;
  onChange: (items: readonly FileItem[]) => void;
};

/** Files that people choose, drop or paste: judged in the order of the specification, then sent at once. */
export const useChosenFiles = ({ field, items, isOff, onChange }: Options) => {
  const { takes = 'any', max = 1, limit, upload: kind } = field;
  const t = useText();
  const { upload } = useCms();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  /** How many choices are being judged. */
  const [judging, setJudging] = useState(0);
  /** The files that stand now: two choices may come before the input is drawn again. */
  const held = useRef(items);
  useLayoutEffect(() => {
    held.current = items;
    // what no form holds is never sent
    for (const item of items) if (isUpload(item)) item.start();
  }, [items]);
  const change = (next: readonly FileItem[]) => {
    held.current = next;
    onChange(next);
  };

  const tooMany = { text: fill(uploadCount, { n: max }) };
  /** How many more there may be; a single one makes room for the next. */
  const roomIn = (count: number) => (max === 1 ? 1 : max - count);
  const uploadOf = ({ file, size, note }: { file: File } & Judgement) =>
    new Upload(file, (content, options) => upload(kind, content, options), { size, note });
  const stop = (item: FileItem | undefined) => {
    if (item && isUpload(item)) item.stop();
  };

  const take = useStable((judged: readonly ({ file: File } & Judgement)[], replaced: FileItem | undefined) => {
    // a save has begun while they were judged
    if (isOff) return setRefusals(judged.map(({ file: { name } }) => ({ name, text: t('file.notTaken') })));
    setRefusals(judged.flatMap(({ file: { name }, refusal }) => (refusal === null ? [] : [{ name, text: refusal }])));
    const taken = judged.filter(({ refusal }) => refusal === null);
    if (taken.length === 0) return;
    const before = held.current;
    const at = replaced ? before.indexOf(replaced) : max === 1 ? 0 : -1;
    if (at >= 0) {
      stop(before[at]);
      const next = uploadOf(taken[0]!);
      return change(before.length > at ? before.with(at, next) : [next]);
    }
    // others may have come while these were judged
    const room = roomIn(before.length);
    if (taken.length > room) setRefusals([tooMany]);
    change([...before, ...taken.slice(0, room).map(uploadOf)]);
  });
  const judge = async (file: File): Promise<{ file: File } & Judgement> => {
    const refused = (refusal: string) => ({ file, refusal, size: null, note: null });
    const judgeFile = await loadPart(loadJudge).catch(() => null);
    if (!judgeFile) return refused(shell.partMissing);
    // what was chosen may have been moved or deleted since
    return { file, ...(await judgeFile(file, takes, limit).catch(() => refused(t('file.unreadable')))) };
  };
  /** Choices take effect in their order, however long each is judged. */
  const turn = useRef(Promise.resolve());
  /** @param replaced the file whose place a single new one takes */
  const add = (files: readonly File[], replaced?: FileItem) => {
    if (files.length === 0) return;
    if (files.length > (replaced ? 1 : roomIn(held.current.length))) return setRefusals([tooMany]);
    const judged = Promise.all(files.map(judge));
    setJudging((count) => count + 1);
    turn.current = turn.current.then(async () => {
      take(await judged, replaced);
      setJudging((count) => count - 1);
    });
  };
  const remove = (item: FileItem) => {
    stop(item);
    setRefusals([]);
    change(held.current.filter((each) => each !== item));
  };
  /** Puts one where another stands, by their keys. */
  const move = (key: string, to: string) => {
    const placeOf = (each: string) => held.current.findIndex((item) => keyOf(item) === each);
    const [from, at] = [placeOf(key), placeOf(to)];
    if (from >= 0 && at >= 0) change(held.current.toSpliced(from, 1).toSpliced(at, 0, held.current[from]!));
  };
  /** Tells the form of a file that has come further. */
  const refresh = () => change([...held.current]);
  return { refusals, isJudging: judging > 0, add, remove, move, refresh };
};
