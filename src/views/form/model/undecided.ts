import { translate } from '../../../messages/i18n';
import { isSame, valueAt, type Values } from '../../../schema/values/path';
import type { FormModel } from './formModel';
import type { Problems } from './rules';

/** The paths of what both have changed and nobody has decided yet. What was typed anew since is decided. @param undecided the own values, by path */
export const undecidedIn = (undecided: ReadonlyMap<string, unknown>, typed: Values) =>
  [...undecided].flatMap(([path, mine]) => (isSame(valueAt(typed, path), mine) ? [path] : []));

/** What stands against a save while both values of an input are there to choose from, by path. */
export const undecidedProblems = (model: FormModel, undecided: ReadonlyMap<string, unknown>, typed: Values): Problems => {
  const open = new Set(undecidedIn(undecided, typed));
  return Object.fromEntries(
    model
      .at(typed)
      .active.filter(({ path }) => open.has(path))
      .map(({ path, field }) => [path, { rule: 'undecided', message: translate('form.undecided', { label: field.label }) }]),
  );
};
