import { useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../../messages/i18n';
import type { Field } from '../../../../schema/field';
import { Upload } from '../../../../files/Upload';
import { useStable } from '../../../../ui/hooks/useStable';
import { loadLazy } from '../../../../ui/lazy';
import { useCms } from '../../../useCms';
import {
  isUpload,
  itemsOf,
  Judging,
  judgingsOf,
  keyOf,
  refusalsOf,
  Refused,
  Removed,
  removedOf,
  Replacement,
  replacementsOf,
  uploadsOf,
  type FileItem,
  type Judged,
} from '../items/items';

const loadJudge = () => import('../../../../files/judgeFile');

const notYet = Promise.resolve(null);
/** Waits for the first check, and resolves with all that have ended by then, in their order: of several that replace each other one is sent. */
const judgedByNow = async (first: Judging, current: () => readonly Judging[]) => {
  await first.judged;
  const done = new Map<Judging, readonly Judged[]>();
  for (const judging of current()) {
    const judged = await Promise.race([judging.judged, notYet]);
    if (judged === null) break;
    done.set(judging, judged);
  }
  return done;
};

/** The parts of a value, each kind by itself. */
const partsOf = (value: unknown) => ({
  items: itemsOf(value),
  judgings: judgingsOf(value),
  refusals: refusalsOf(value),
  replacements: replacementsOf(value),
  removed: removedOf(value),
});
type Parts = ReturnType<typeof partsOf>;

type Options = {
  field: Field<never, 'file'>;
  value: unknown;
  /** The form is being sent: its values stay as they are. */
  isSending: boolean;
  onChange: (value: readonly unknown[], about?: { isUserChange: boolean }) => void;
};

/** Files that people choose, drop or paste: judged in the order of the specification, then sent at once. */
export const useChosenFiles = ({ field, value, isSending, onChange }: Options) => {
  const { accept = 'any', maxFiles: max = 1, maxMegabytes: limit, upload: kind } = field;
  const t = useText();
  const { upload } = useCms();
  /** What stands now: two choices may come before the input is drawn again. */
  const held = useRef(partsOf(value));
  useLayoutEffect(() => {
    held.current = partsOf(value);
    // what no form holds is never sent
    for (const each of uploadsOf(value)) each.start();
  }, [value]);
  const valueOf = ({ items, replacements, judgings, refusals, removed }: Parts) => [
    ...items,
    ...replacements,
    ...judgings,
    ...refusals,
    ...removed,
  ];
  const change = (parts: Partial<Parts>) => {
    held.current = { ...held.current, ...parts };
    onChange(valueOf(held.current));
  };
  const placeOf = (key: string) => held.current.items.findIndex((item) => keyOf(item) === key);

  const tooMany = ({ name }: File) => new Refused(name, t('literal.uploadCount', { n: max }));
  const uploadOf = ({ file, size, note, report }: Judged, isTwice = false) =>
    new Upload(file, (content, options) => upload(kind, content, options), {
      size,
      note: isTwice ? t('file.twice', { name: file.name }) : note,
      report,
    });
  const stop = (item: FileItem | undefined) => {
    if (item && isUpload(item)) item.stop();
  };

  /** Puts a file in the place of another, which stays until the new one has arrived; one that never arrived gives way at once. */
  const withReplacement = (parts: Parts, at: number, next: Upload): Parts => {
    const former = parts.items[at]!;
    const others = parts.replacements.filter((each) => each.replaced !== keyOf(former));
    for (const each of parts.replacements) if (!others.includes(each)) each.upload.stop();
    if (isUpload(former) && former.fileId === null) {
      former.stop();
      return { ...parts, items: parts.items.with(at, next), replacements: others };
    }
    return { ...parts, replacements: [...others, new Replacement(next, keyOf(former))] };
  };
  /** The parts with those files that were taken of a choice. */
  const withTaken = (parts: Parts, taken: readonly Judged[], replaced: string | undefined): Parts => {
    const [first] = taken;
    if (!first) return parts;
    const at = replaced !== undefined ? placeOf(replaced) : max === 1 && parts.items.length > 0 ? 0 : -1;
    // whoever chooses another file does not want the former one back
    const current = max === 1 ? { ...parts, removed: [] } : parts;
    if (at >= 0) return withReplacement(current, at, uploadOf(first));
    // others may have come while these were judged
    const room = max - current.items.length;
    const isThere = ({ file }: Judged) => current.items.some(({ fileName }) => fileName === file.name);
    return {
      ...current,
      items: [...current.items, ...taken.slice(0, room).map((each) => uploadOf(each, isThere(each)))],
      refusals: [...current.refusals, ...taken.slice(room).map(({ file }) => tooMany(file))],
    };
  };
  const settle = useStable((done: ReadonlyMap<Judging, readonly Judged[]>) => {
    for (const [{ replaced }, judged] of done) {
      const refused = judged.flatMap(({ file: { name }, refusal }) => (refusal === null ? [] : [new Refused(name, refusal)]));
      const taken = judged.filter(({ refusal }) => refusal === null);
      held.current = withTaken({ ...held.current, refusals: [...held.current.refusals, ...refused] }, taken, replaced);
    }
    change({ judgings: held.current.judgings.filter((each) => !done.has(each)) });
  });
  // choices take effect in their order, however long each is judged
  const [first] = judgingsOf(value);
  useEffect(() => {
    if (!first || isSending) return;
    let isHere = true;
    void judgedByNow(first, () => held.current.judgings).then((done) => isHere && settle(done));
    return () => {
      isHere = false;
    };
  }, [first, isSending, settle]);
  const judge = async (file: File): Promise<Judged> => {
    try {
      const judgeFile = await loadLazy(loadJudge);
      const judgement = await judgeFile(file, accept, limit);
      if (judgement.refusal !== null || !field.reader) return { file, ...judgement };
      const reader = await loadLazy(field.reader);
      return { file, ...judgement, ...(await reader.read(file)) };
    } catch (error) {
      // what was chosen may have been moved or deleted since; anything else is a part of the portal that is not there
      return { file, refusal: error instanceof DOMException ? t('file.unreadable') : t('shell.partMissing'), size: null, note: null };
    }
  };
  return {
    isJudging: first !== undefined,
    /** @param replaced the key of the file whose place a single new one takes */
    add: (files: readonly File[], replaced?: string) => {
      if (files.length === 0) return;
      const { items, judgings } = held.current;
      const room = replaced !== undefined || max === 1 ? 1 : max - items.length;
      // which of several is meant for a single place nobody knows
      const count = max === 1 && files.length > 1 ? 0 : Math.min(room, files.length);
      const chosen = files.slice(0, count);
      change({
        judgings: chosen.length > 0 ? [...judgings, new Judging(Promise.all(chosen.map(judge)), replaced)] : judgings,
        refusals: files.slice(count).map(tooMany),
      });
    },
    /** Takes a file away; one that has arrived can come back. */
    remove: (item: FileItem) => {
      stop(item);
      const { items, removed, replacements } = held.current;
      const key = keyOf(item);
      for (const each of replacements) if (each.replaced === key) each.upload.stop();
      change({
        items: items.filter((each) => keyOf(each) !== key),
        replacements: replacements.filter(({ replaced }) => replaced !== key),
        refusals: [],
        removed: item.fileId === null ? removed : [...removed, new Removed(item, placeOf(key))],
      });
    },
    /** Puts a file back that was taken away. */
    restore: (one: Removed) => {
      const { items, removed } = held.current;
      change({ items: items.toSpliced(one.at, 0, one.item), removed: removed.filter((each) => each !== one) });
    },
    /** Lets go of a file that was to replace another one. */
    keepFormer: (one: Replacement) => {
      one.upload.stop();
      change({ replacements: held.current.replacements.filter((each) => each.upload !== one.upload) });
    },
    /** Goes on without what was refused. */
    dismiss: () => change({ refusals: [] }),
    /** Puts one where another stands, by their keys. */
    move: (key: string, to: string) => {
      const [from, at] = [placeOf(key), placeOf(to)];
      const { items } = held.current;
      if (from >= 0 && at >= 0) change({ items: items.toSpliced(from, 1).toSpliced(at, 0, items[from]!) });
    },
    /** Hands the form the state of a file whose check or upload went on. */
    refresh: () => {
      const { items, replacements, ...rest } = held.current;
      const parts = partsOf([...items, ...replacements]);
      held.current = { ...rest, items: parts.items, replacements: parts.replacements };
      onChange(valueOf(held.current), { isUserChange: false });
    },
  };
};
