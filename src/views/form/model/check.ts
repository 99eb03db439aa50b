import { nested, valueAt, type Values } from '../../../schema/values/path';
import type { FormModel } from './formModel';
import type { Problems } from './rules';
import { saveOf, type Save } from './saveOf';

/** What a check is for: an input that was left, a step that is to be passed, or a save. The last two wait for what is on its way. */
export type Purpose = 'input' | 'step' | 'save';

type Asked = {
  /** The inputs that an input or a step is about. */
  paths: readonly string[];
  /** The fields whose change brings along what has not come yet. */
  awaited: Iterable<string>;
};

/** Checks what the inputs of a form hold: what is wrong, or what a save sends. Rejects when the rules cannot be loaded. */
export const check = async (
  purpose: Purpose,
  model: FormModel,
  typed: Values,
  { paths, awaited }: Asked,
): Promise<{ problems: Problems } | { save: Save }> => {
  if (purpose !== 'save') return { problems: await model.problems(typed, { paths, awaited: purpose === 'step' ? awaited : [] }) };
  // an input that was emptied holds nothing, and not what is stored
  const own = nested(Object.fromEntries(model.leaves.map(({ path }) => [path, valueAt(typed, path) ?? null])));
  return saveOf(model, own, awaited);
};
