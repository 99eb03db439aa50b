/** Checks what people can do: who may, when it makes sense, and what it needs. */
import type { Action, RowAction } from '../actions';
import { checkCondition } from './conditions';
import { checkCall, checkComponent, checkMember, checkPermission, checkTemplate } from './names';
import { checkNoPassword } from './passwords';
import { checkTexts } from './texts';
import { placed, type Check, type Place } from '../language/problem';

/** What a missing screen of a row action lacks: what it shows, or its route. */
const screenHint = ({ declaration: { form, clone } }: Check, type: 'edit' | 'clone') => {
  if (type === 'edit' && !form) return "Add a 'form'.";
  return type === 'clone' && !clone ? "Add 'clone: form'." : `Add routes.${type} to the entry.`;
};

/** The name of each action, once in its list (R002). */
export const checkOnce = ({ report }: Check, actions: readonly (readonly [action: { name: string }, place: Place])[]) => {
  const seen = new Set<string>();
  for (const [{ name }, at] of actions) {
    if (seen.has(name)) report('R002', [...at, 'name'], `an action is called '${name}' already`, 'Give this one a name of its own.');
    seen.add(name);
  }
};
/** Actions of a record. */
export const checkActions = (check: Check, place: Place, actions: readonly Action<never>[] | undefined) => {
  checkOnce(check, placed(actions, place));
  for (const [action, at] of placed(actions, place)) {
    checkPermission(check, [...at, 'permission'], action.permission);
    checkCondition(check, [...at, 'offered'], action.offered);
    checkCondition(check, [...at, 'allowed'], action.allowed, true);
    if (action.type === 'dialog') {
      checkComponent(check, [...at, 'dialog'], action.dialog);
      continue;
    }
    checkTemplate(check, [...at, 'question'], action.question);
    checkTexts(check, [...at, 'effect'], action.effect);
    checkTemplate(check, [...at, 'successText'], action.successText);
    checkComponent(check, [...at, 'details'], action.details);
    if (action.call !== 'delete') {
      checkCall(check, [...at, 'call'], action.call);
      for (const [, name] of action.call.matchAll(/\{(\w+)\}/g)) {
        checkMember(check, [...at, 'call'], name, 'the call names');
        checkNoPassword(check, [...at, 'call'], name);
      }
    } else if (!check.declaration.calls.delete)
      check.report('R008', [...at, 'call'], 'there is no call to delete', 'Declare calls.delete.');
  }
};

/** Actions of a row, menus and links to its screens among them. */
export const checkRowActions = (check: Check, place: Place, actions: readonly RowAction<never>[] | undefined) => {
  checkOnce(
    check,
    placed(actions, place).flatMap(([action, at]) =>
      action.type === 'menu' ? placed(action.actions, [...at, 'actions']) : 'name' in action ? [[action, at] as const] : [],
    ),
  );
  for (const [i, action] of (actions ?? []).entries()) {
    const at = [...place, i];
    if (action === undefined) continue;
    if (action.type === 'menu') checkActions(check, [...at, 'actions'], action.actions);
    else if (action.type === 'edit' || action.type === 'clone') {
      if (!check.around.resources[check.name]?.routes[action.type])
        check.report('R009', at, `there is no ${action.type} screen`, screenHint(check, action.type));
      if (action.type === 'clone') checkPermission(check, at, 'clone');
    } else {
      // in its place: an action knows its own index only among actions
      const offered: Action<never>[] = [];
      offered[i] = action;
      checkActions(check, place, offered);
    }
  }
};
