import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../messages/fill';
import { useText } from '../../messages/i18n';
import { uploadCount } from '../../messages/literal';
import { shell } from '../../messages/signIn';
import type { Field } from '../../schema/field';
import { Upload } from '../../ui/files/Upload';
import { useStable } from '../../ui/hooks/useStable';
import { loadPart } from '../../ui/parts';
import { useCms } from '../useCms';
import { isUpload, itemsOf, Judging, judgingsOf, keyOf, type FileItem, type Judged } from './items';

const loadJudge = () => import('../../ui/files/judgeFile');

/** A file that was not taken, and why. Without a name it speaks of all that were chosen. */
export type Refusal = { name?: string; text: string };

const notYet = Promise.resolve(null);
/** The first choice once it is judged, and what stands behind it as far as that is judged by then: of several that replace each other one is sent. */
const judgedByNow = async (judgings: readonly Judging[]) => {
  const done = new Map<Judging, readonly Judged[]>();
  for (const judging of judgings) {
    const judged = await (done.size === 0 ? judging.judged : Promise.race([judging.judged, notYet]));
    if (judged === null) break;
    done.set(judging, judged);
  }
  return done;
};

type Options = {
  field: Field<never, 'file'>;
  value: unknown;
  /** The form is being sent: its values stay as they are. */
  isSending: boolean;
  onChange: (value: readonly unknown[], isArrival?: boolean) => void;
};

/** Files that people choose, drop or paste: judged in the order of the specification, then sent at once. */
export const useChosenFiles = ({ field, value, isSending, onChange }: Options) => {
  const { takes = 'any', max = 1, limit, upload: kind, reads } = field;
  const t = useText();
  const { upload } = useCms();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  /** What stands now: two choices may come before the input is drawn again. */
  const held = useRef({ items: itemsOf(value), judgings: judgingsOf(value) });
  useLayoutEffect(() => {
    held.current = { items: itemsOf(value), judgings: judgingsOf(value) };
    // what no form holds is never sent
    for (const item of held.current.items) if (isUpload(item)) item.start();
  }, [value]);
  const change = (items: readonly FileItem[], judgings = held.current.judgings) => {
    held.current = { items, judgings };
    onChange([...items, ...judgings]);
  };
  const placeOf = (key: string) => held.current.items.findIndex((item) => keyOf(item) === key);

  const tooMany = { text: fill(uploadCount, { n: max }) };
  /** How many more there may be; a single one makes room for the next. */
  const roomIn = (count: number) => (max === 1 ? 1 : max - count);
  const uploadOf = ({ file, size, note, report }: Judged) =>
    new Upload(file, (content, options) => upload(kind, content, options), { size, note, report });
  const stop = (item: FileItem | undefined) => {
    if (item && isUpload(item)) item.stop();
  };
  const refuse = (more: readonly Refusal[]) => setRefusals((before) => [...before, ...more]);

  /** The files with those that were taken of a choice. */
  const withTaken = (taken: readonly Judged[], replaced: string | undefined): readonly FileItem[] => {
    const { items } = held.current;
    if (taken.length === 0) return items;
    const at = replaced !== undefined ? placeOf(replaced) : max === 1 ? 0 : -1;
    if (at >= 0) {
      stop(items[at]);
      const next = uploadOf(taken[0]!);
      return items.length > at ? items.with(at, next) : [next];
    }
    // others may have come while these were judged
    const room = roomIn(items.length);
    if (taken.length > room) refuse([tooMany]);
    return [...items, ...taken.slice(0, room).map(uploadOf)];
  };
  const settle = useStable((done: ReadonlyMap<Judging, readonly Judged[]>) => {
    for (const [{ replaced }, judged] of done) {
      refuse(judged.flatMap(({ file: { name }, refusal }) => (refusal === null ? [] : [{ name, text: refusal }])));
      const taken = judged.filter(({ refusal }) => refusal === null);
      held.current = { ...held.current, items: withTaken(taken, replaced) };
    }
    change(
      held.current.items,
      held.current.judgings.filter((each) => !done.has(each)),
    );
  });
  // choices take effect in their order, however long each is judged
  const judgings = judgingsOf(value);
  const [first] = judgings;
  const waiting = useStable(() => judgedByNow(judgings));
  useEffect(() => {
    if (!first || isSending) return;
    let isHere = true;
    void waiting().then((done) => isHere && settle(done));
    return () => {
      isHere = false;
    };
  }, [first, isSending, settle, waiting]);
  const judge = async (file: File): Promise<Judged> => {
    try {
      const judgeFile = await loadPart(loadJudge);
      const judgement = await judgeFile(file, takes, limit);
      if (judgement.refusal !== null || !reads) return { file, ...judgement };
      const reader = await loadPart(reads);
      return { file, ...judgement, ...(await reader.read(file)) };
    } catch (error) {
      // what was chosen may have been moved or deleted since; anything else is a part of the portal that is not there
      return { file, refusal: error instanceof DOMException ? t('file.unreadable') : shell.partMissing, size: null, note: null };
    }
  };
  /** @param replaced the key of the file whose place a single new one takes */
  const add = (files: readonly File[], replaced?: string) => {
    if (files.length === 0) return;
    const { items, judgings } = held.current;
    const isTooMuch = files.length > (replaced !== undefined ? 1 : roomIn(items.length));
    setRefusals(isTooMuch ? [tooMany] : []);
    if (!isTooMuch) change(items, [...judgings, new Judging(Promise.all(files.map(judge)), replaced)]);
  };
  const remove = (item: FileItem) => {
    stop(item);
    setRefusals([]);
    change(held.current.items.filter((each) => keyOf(each) !== keyOf(item)));
  };
  /** Puts one where another stands, by their keys. */
  const move = (key: string, to: string) => {
    const [from, at] = [placeOf(key), placeOf(to)];
    const { items } = held.current;
    if (from >= 0 && at >= 0) change(items.toSpliced(from, 1).toSpliced(at, 0, items[from]!));
  };
  /** Tells the form of a file that has come further. */
  const refresh = () => onChange([...held.current.items, ...held.current.judgings], true);
  return { refusals, isJudging: first !== undefined, add, remove, move, refresh };
};
