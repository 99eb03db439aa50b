import { nested, pick, valueAt, type Values } from '../../../schema/values/path';
import type { FormModel } from './formModel';
import type { Problems } from './rules';
import { saveOf, type Save } from './saveOf';
import { undecidedProblems } from './undecided';

/** What a check is for: an input that was left, a step that is to be passed, or a save. The last two wait for what is on its way. */
export type Purpose = 'input' | 'step' | 'save';

type Asked = {
  /** The inputs that an input or a step is about. */
  paths: readonly string[];
  /** The fields whose change brings along what has not come yet. */
  awaited: Iterable<string>;
  /** What both have changed and nobody has decided yet: the own value, by path. */
  undecided: ReadonlyMap<string, unknown>;
};

/** Checks what the inputs of a form hold: what is wrong, or what a save sends. Rejects when the rules cannot be loaded. */
export const check = async (
  purpose: Purpose,
  model: FormModel,
  typed: Values,
  { paths, awaited, undecided }: Asked,
): Promise<{ problems: Problems } | { save: Save }> => {
  const open = undecidedProblems(model, undecided, typed);
  if (purpose !== 'save') {
    const problems = await model.problems(typed, { paths, awaited: purpose === 'step' ? awaited : [] });
    return { problems: { ...pick(open, paths), ...problems } };
  }
  // an input that was emptied holds nothing, and not what is stored
  const own = nested(Object.fromEntries(model.leaves.map(({ path }) => [path, valueAt(typed, path) ?? null])));
  const result = await saveOf(model, own, awaited);
  if (Object.keys(open).length === 0) return result;
  return { problems: 'problems' in result ? { ...open, ...result.problems } : open };
};
