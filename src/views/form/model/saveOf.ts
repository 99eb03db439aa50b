import { translate } from '../../../messages/i18n';
import { isSame, isValues, nested, valueAt, type Values } from '../../../schema/values/path';
import type { FormModel } from './formModel';
import type { Problems } from './rules';

/** What a save sends: what was edited, and the body that the form makes of it. */
export type Save = { edited: Values; body: Values };

/** The paths of changes that are no inputs of the form. */
const otherPaths = (model: FormModel, changes: Values, at = ''): string[] =>
  Object.entries(changes).flatMap(([key, value]) => {
    const path = at + key;
    if (value === undefined || model.leaves.some((leaf) => leaf.path === path)) return [];
    const isAbove = model.leaves.some((leaf) => leaf.path.startsWith(`${path}.`));
    return isAbove && isValues(value) ? otherPaths(model, value, `${path}.`) : [path];
  });

/**
 * What a save of some changes sends, or what stands against it, by path. A form hands over what its own inputs hold; whoever
 * saves without one may name anything, and a change of what this person may not type into stands against the save.
 * @param changes nested by path, as inputs hold them; what is left out stays as it is
 * @param awaited the fields whose change brings along what has not come yet
 */
export const saveOf = async (
  model: FormModel,
  changes: Values,
  awaited?: Iterable<string>,
): Promise<{ save: Save } | { problems: Problems }> => {
  const typed = nested(
    Object.fromEntries(
      model.leaves.map(({ path }) => [path, valueAt(changes, path) === undefined ? model.initial[path] : valueAt(changes, path)]),
    ),
  );
  const refused = otherPaths(model, changes).filter((path) => !isSame(valueAt(changes, path), valueAt(model.record ?? {}, path)));
  const problems = {
    ...Object.fromEntries(
      refused.map((path) => [
        path,
        { rule: 'editable', message: translate('form.notEditable', { label: model.form.fields[path]?.label ?? path }) },
      ]),
    ),
    ...(await model.problems(typed, { awaited })),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const edited = model.edited(typed);
  return { save: { edited, body: model.bodyOf(edited) } };
};
