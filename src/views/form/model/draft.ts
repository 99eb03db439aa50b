import { isSame, valueAt, type Values } from '../../../schema/values/path';
import type { FormModel } from './formModel';
import type { UnknownOutcome } from './requests';
import { writtenText } from './writtenText';

/** A value that was typed, as it can be read without its input. */
export type Written = { path: string; label: string; text: string };
/** What a form stands on: a draft that was typed over another basis has met what somebody else has changed. */
export type Basis = {
  /** What tells when the record was last changed. */
  stamp: unknown;
  /** What may be changed in the state that the record is in. */
  moves: string;
};
/** What was typed when a form had to go, and what it was typed over. */
export type FormDraft = Basis & {
  /** By path. */
  values: Values;
  /** The same as text, for people who may not change it any more. */
  written: readonly Written[];
  /** What the inputs held of the stored record, by path. */
  base: Values;
  /** The session has ended, or the record was read again. */
  why: 'sessionEnded' | 'reread';
  /** A save has met what somebody else saved. */
  isConflict: boolean;
  /** What was sent and may have been done; settled by an answer that comes after the form is gone. */
  unknownOutcome: { current: UnknownOutcome | null };
};
/** What somebody else has changed in an input: what was typed there, and whether it still differs. */
export type Theirs = { path: string; isMine: boolean; mine: unknown };
/** What a form finds of a draft. */
export type Arrival = {
  /** What its inputs take over, by path. */
  values: Values;
  /** What was typed and cannot be changed any more. */
  stranded: readonly Written[];
  /** Somebody else has changed the record since. */
  isConflict: boolean;
  /** The record has moved on to a state in which something else may be changed. */
  isMoved: boolean;
  /** The inputs that somebody else has changed meanwhile. */
  theirs: readonly Theirs[];
};

/** What tells the state of a form's record from a later one. @param stamp the member with the time of the last change, or `values`: all values of the form */
export const basisOf = ({ record, moves, content }: FormModel, stamp: string | undefined): Basis => ({
  stamp: stamp === 'values' ? content : stamp ? (record?.[stamp] ?? null) : null,
  moves,
});

const isConflicting = ({ isConflict, why, base, values, ...draft }: FormDraft, { isNew, initial }: FormModel, basis: Basis) => {
  if (isNew) return false;
  const typed = Object.keys(values).filter((path) => path in initial);
  // what can only be read overwrites nothing
  if (typed.length === 0 || isConflict) return isConflict;
  return why === 'reread'
    ? typed.some((path) => !isSame(base[path], initial[path]) && !isSame(values[path], initial[path]))
    : draft.stamp !== basis.stamp || draft.moves !== basis.moves;
};

/** What a form takes over of a draft, one of an older form too: what has no input any more is stranded. */
export const arrivalOf = (draft: FormDraft | undefined, model: FormModel, basis: Basis): Arrival => {
  if (!draft) return { values: {}, stranded: [], isConflict: false, isMoved: false, theirs: [] };
  const { initial } = model;
  const { values, written, base } = draft;
  const isConflict = isConflicting(draft, model, basis);
  return {
    values: Object.fromEntries(Object.entries(values).filter(([path]) => path in initial)),
    stranded: written.filter(({ path }) => !(path in initial)),
    isConflict,
    isMoved: isConflict && draft.moves !== basis.moves,
    theirs: !isConflict
      ? []
      : Object.keys(initial)
          .filter((path) => path in base && !isSame(base[path], initial[path]))
          .map((path) => ({ path, isMine: path in values && !isSame(values[path], initial[path]), mine: values[path] })),
  };
};

/**
 * What is kept of what is typed when a form has to go; null where nothing was.
 * @param former the draft that the form came from: what only waits for its right goes on waiting
 * @param bases what some inputs stand on in place of the record: what this person's own action has stored since, or what was
 *   there before a change of somebody else that nobody has decided about. Default: all stand on the record.
 */
export const draftOf = (
  model: FormModel,
  typed: Values,
  basis: Basis,
  former: FormDraft | undefined,
  about: Pick<FormDraft, 'why' | 'isConflict' | 'unknownOutcome'>,
  bases: Values = {},
): FormDraft | null => {
  const { stranded } = arrivalOf(former, model, basis);
  const edits = model.changed(typed).map((leaf) => ({ leaf, value: valueAt(typed, leaf.path) }));
  if (edits.length + stranded.length === 0) return null;
  return {
    ...about,
    ...basis,
    values: Object.fromEntries([
      ...stranded.map(({ path }) => [path, former!.values[path]] as const),
      ...edits.map(({ leaf, value }) => [leaf.path, value] as const),
    ]),
    written: [
      ...stranded,
      ...edits.map(({ leaf, value }) => ({ path: leaf.path, label: leaf.field.label, text: writtenText(leaf, value) })),
    ],
    base: { ...former?.base, ...model.initial, ...bases },
  };
};
