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
import { isUpload, itemsOf, Judging, keyOf, type FileItem } from './items';

const loadJudge = () => import('../../ui/files/judgeFile');

/** A file that was not taken, and why. Without a name it speaks of all that were chosen. */
export type Refusal = { name?: string; text: string };
type Judged = { file: File } & Judgement;

type Options = {
  field: Field<never, 'file'>;
  value: unknown;
  onChange: (value: readonly unknown[]) => void;
};

/**
 * Files that people choose, drop or paste: judged in the order of the specification, then sent at once. What is being
 * judged stands in the value too, so that no save leaves it behind.
 */
export const useChosenFiles = ({ field, value, onChange }: Options) => {
  const { takes = 'any', max = 1, limit, upload: kind } = field;
  const t = useText();
  const { upload } = useCms();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  /** The files that stand now: two choices may come before the input is drawn again. */
  const held = useRef(itemsOf(value));
  const pending = useRef<readonly Judging[]>([]);
  useLayoutEffect(() => {
    held.current = itemsOf(value);
    // what no form holds is never sent
    for (const item of held.current) if (isUpload(item)) item.start();
  }, [value]);
  const change = (next: readonly FileItem[]) => {
    held.current = next;
    onChange([...next, ...pending.current]);
  };
  const placeOf = (key: string) => held.current.findIndex((item) => keyOf(item) === key);

  const tooMany = { text: fill(uploadCount, { n: max }) };
  /** How many more there may be; a single one makes room for the next. */
  const roomIn = (count: number) => (max === 1 ? 1 : max - count);
  const uploadOf = ({ file, size, note }: Judged) => new Upload(file, (content, options) => upload(kind, content, options), { size, note });
  const stop = (item: FileItem | undefined) => {
    if (item && isUpload(item)) item.stop();
  };
  const refuse = (more: readonly Refusal[]) => setRefusals((before) => [...before, ...more]);

  /** The files with those that were taken of a choice. */
  const withTaken = (taken: readonly Judged[], replaced: string | undefined): readonly FileItem[] => {
    const before = held.current;
    if (taken.length === 0) return before;
    const at = replaced !== undefined ? placeOf(replaced) : max === 1 ? 0 : -1;
    if (at >= 0) {
      stop(before[at]);
      const next = uploadOf(taken[0]!);
      return before.length > at ? before.with(at, next) : [next];
    }
    // others may have come while these were judged
    const room = roomIn(before.length);
    if (taken.length > room) refuse([tooMany]);
    return [...before, ...taken.slice(0, room).map(uploadOf)];
  };
  const settle = useStable((judging: Judging, judged: readonly Judged[], replaced: string | undefined) => {
    judging.isOver = true;
    pending.current = pending.current.filter((each) => each !== judging);
    refuse(judged.flatMap(({ file: { name }, refusal }) => (refusal === null ? [] : [{ name, text: refusal }])));
    // the input may be off by now: it keeps what was chosen before
    const taken = judged.filter(({ refusal }) => refusal === null);
    change(withTaken(taken, replaced));
  });
  const judge = async (file: File): Promise<Judged> => {
    try {
      const judgeFile = await loadPart(loadJudge);
      return { file, ...(await judgeFile(file, takes, limit)) };
    } catch (error) {
      // what was chosen may have been moved or deleted since; anything else is a part of the portal that is not there
      return { file, refusal: error instanceof DOMException ? t('file.unreadable') : shell.partMissing, size: null, note: null };
    }
  };
  /** Choices take effect in their order, however long each is judged. */
  const turn = useRef(Promise.resolve());
  /** @param replaced the key of the file whose place a single new one takes */
  const add = (files: readonly File[], replaced?: string) => {
    if (files.length === 0) return;
    const isTooMuch = files.length > (replaced !== undefined ? 1 : roomIn(held.current.length));
    setRefusals(isTooMuch ? [tooMany] : []);
    if (isTooMuch) return;
    const judging = new Judging();
    pending.current = [...pending.current, judging];
    change(held.current);
    const judged = Promise.all(files.map(judge));
    turn.current = turn.current.then(async () => settle(judging, await judged, replaced));
  };
  const remove = (item: FileItem) => {
    stop(item);
    setRefusals([]);
    change(held.current.filter((each) => keyOf(each) !== keyOf(item)));
  };
  /** Puts one where another stands, by their keys. */
  const move = (key: string, to: string) => {
    const [from, at] = [placeOf(key), placeOf(to)];
    if (from >= 0 && at >= 0) change(held.current.toSpliced(from, 1).toSpliced(at, 0, held.current[from]!));
  };
  /** Tells the form of a file that has come further. */
  const refresh = () => change([...held.current]);
  return { refusals, add, remove, move, refresh };
};
