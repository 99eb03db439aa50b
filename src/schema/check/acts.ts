/** Checks what people can do: who may, when it makes sense, and what it needs. */
import type { Act, RowAct } from '../acts';
import { checkCondition } from './conditions';
import { checkCall, checkPart, checkPermission } from './names';
import { checkTexts } from './texts';
import { placed, type Check, type Place } from './problem';

/** Acts of a record. */
export const checkActs = (check: Check, place: Place, acts: readonly Act<never>[] | undefined) => {
  for (const [act, at] of placed(acts, place)) {
    checkPermission(check, [...at, 'permission'], act.permission);
    checkCondition(check, [...at, 'offered'], act.offered);
    checkCondition(check, [...at, 'allowed'], act.allowed, true);
    if (act.type === 'open') {
      checkPart(check, [...at, 'dialog'], act.dialog);
      continue;
    }
    checkTexts(check, [...at, 'effect'], act.effect);
    if (act.call !== 'delete') checkCall(check, [...at, 'call'], act.call);
    else if (!check.declaration.calls.delete) check.report('R008', [...at, 'call'], 'there is no call to delete', 'Declare calls.delete.');
  }
};

/** Acts of a row, menus and links to its screens among them. */
export const checkRowActs = (check: Check, place: Place, acts: readonly RowAct<never>[] | undefined) => {
  for (const [i, act] of (acts ?? []).entries()) {
    const at = [...place, i];
    if (act === undefined) continue;
    if (act.type === 'menu') checkActs(check, [...at, 'acts'], act.acts);
    else if (act.type === 'edit' || act.type === 'clone') {
      if (!check.around.resources[check.name]?.routes[act.type])
        check.report('R009', at, `there is no ${act.type} screen`, `Add routes.${act.type} to the entry.`);
      if (act.type === 'clone') checkPermission(check, at, 'clone');
    } else {
      // in its place: an act knows its own index only among acts
      const own: Act<never>[] = [];
      own[i] = act;
      checkActs(check, place, own);
    }
  }
};
