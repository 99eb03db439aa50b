/** Checks that passwords travel encrypted (R041). */
import type { Field } from '../field';
import { fieldsOf, passwordMembers, sectionsOf, writtenBy, type Form } from './bodyMembers';
import { kindIn, placed, wordsOf, type Check, type Place } from '../language/problem';

/** A member that is sent outside of the field that declares it: a password would travel in clear there. */
export const checkNoPassword = ({ declaration, around, report }: Check, place: Place, member: unknown) => {
  const [first = ''] = String(member).split('.');
  if (passwordMembers(around.kinds, declaration).has(first))
    report('R041', place, `'${String(member)}' is the member of a password`, 'Only the password field may send it: choose another member.');
};

/** A form as its own entity may send it: everything beside password fields that writes, includes or sets one of their members. */
const checkSent = (check: Check, view: 'form' | 'createForm', form: Form) => {
  const { name, declaration, around } = check;
  const at = (...keys: (string | number)[]) => [name, view, ...keys];
  for (const [included, place] of placed(form.include, at('include')))
    for (const [member, i] of typeof included === 'string' ? [[included, place] as const] : placed(included.names, [...place, 'names']))
      checkNoPassword(check, i, member);
  for (const member of Object.keys(form.set ?? {})) checkNoPassword(check, at('set', member), member);
  for (const each of new Set(
    sectionsOf(form, [])
      .flatMap(fieldsOf)
      .map(([field]) => field),
  )) {
    const field = declaration.fields[each];
    const { traits, encrypted } = kindIn(around.kinds, field?.kind);
    if (!field || !traits.typed || encrypted) continue;
    const more = form.overrides?.[each];
    const sentAs =
      more && 'sentAs' in more ? at('overrides', each, 'sentAs') : [name, 'fields', each, ...('sentAs' in field ? ['sentAs'] : [])];
    for (const member of writtenBy(around.kinds, each, { ...field, ...more } as Field)) checkNoPassword(check, sentAs, member);
  }
};

/** The passwords of a form, which its call has to take encrypted. */
const checkEncrypted = ({ name, declaration, around, report }: Check, call: string | undefined, form: Form | undefined) => {
  if (!call || !form || form.transform) return;
  const taken = wordsOf(around.writes[call]);
  for (const [each] of sectionsOf(form, []).flatMap(fieldsOf)) {
    const field = declaration.fields[each];
    if (!field || !kindIn(around.kinds, field.kind).encrypted) continue;
    for (const member of writtenBy(around.kinds, each, { ...field, ...form.overrides?.[each] } as Field))
      if (taken.includes(member))
        report(
          'R041',
          [name, 'fields', each],
          `${call} takes '${member}' without encryption`,
          'Mark it with x-encrypted in the contract, or choose another member.',
        );
  }
};

/** Every place of a declaration where the member of a password is sent by something else, or by a call that takes it in clear. */
export const checkPasswords = (check: Check) => {
  const { name, declaration } = check;
  const { calls, list, form, createForm, clone, updateId } = declaration;
  if (form) checkSent(check, 'form', form as Form);
  if (createForm) checkSent(check, 'createForm', createForm as Form);
  for (const parameter of Object.keys(list?.search ?? {})) checkNoPassword(check, [name, 'list', 'search', parameter], parameter);
  if (updateId) checkNoPassword(check, [name, 'updateId'], updateId);
  checkEncrypted(check, calls.create, (createForm ?? form) as Form | undefined);
  checkEncrypted(check, calls.update, form as Form | undefined);
  checkEncrypted(check, calls.clone ?? calls.create, (clone && declaration[clone]) as Form | undefined);
};
