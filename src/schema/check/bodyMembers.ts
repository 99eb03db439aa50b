/** The members of bodies that forms send. */
import type { Declaration } from '../declaration';
import type { Field } from '../field';
import type { FormDeclaration, FormSection } from '../form';
import { kindIn, placed, wordsOf, type Check, type CheckContext, type Place } from '../language/problem';
import type { Values } from '../values/path';

export type Form = FormDeclaration<never, string>;
export type Placed<T> = readonly (readonly [item: T, place: Place])[];
export type Sections = Placed<FormSection<never, string, string>>;

/** The sections of a form, of all its steps, with their places. */
export const sectionsOf = (form: Form, place: Place): Sections[] =>
  form.steps
    ? placed(form.steps, [...place, 'steps']).map(([step, at]) => placed(step.sections, [...at, 'sections']))
    : [placed(form.sections, [...place, 'sections'])];
/** The fields of sections, with their places. */
export const fieldsOf = (sections: Sections) => sections.flatMap(([section, at]) => placed(section.fields, [...at, 'fields']));

/** The fields that any form of a declaration asks for. */
export const namesInForms = ({ form, createForm }: Check['declaration']) =>
  [form, createForm].flatMap((each) =>
    each
      ? sectionsOf(each, [])
          .flatMap(fieldsOf)
          .map(([name]) => name)
      : [],
  );

/** Most fields write one member of a body. */
const writesOne = (name: string, { sentAs }: Values) => [typeof sentAs === 'string' ? sentAs : name];
/** The members of a body that a field writes. */
export const writtenBy = (kinds: CheckContext['kinds'], name: string, field: Field | undefined) => {
  if (!field || field.filled) return [];
  const { writes = writesOne } = kindIn(kinds, field.kind);
  return writes(name, { ...field }).map((member) => member.split('.')[0]!);
};
/**
 * Every member of a body that a form may send, as its declaration has it; with a star what travels encrypted. What a function
 * makes of them is not known.
 */
export const membersSent = (kinds: CheckContext['kinds'], fields: Record<string, Field>, form: Form): string[] => {
  const names = sectionsOf(form, [])
    .flatMap(fieldsOf)
    .map(([name]) => name);
  // the shape check leaves a gap where an item was wrong
  const listed = placed(form.include, []).flatMap(([each]) =>
    typeof each === 'string' ? [each] : placed(each.names, []).map(([name]) => name),
  );
  const typed = names.filter((name) => fields[name] && kindIn(kinds, fields[name].kind).traits.typed);
  const overridden = (name: string) => fields[name] && ({ ...fields[name], ...form.overrides?.[name] } as Field);
  const written = typed.flatMap((name) => {
    const isEncrypted = kindIn(kinds, fields[name]!.kind).encrypted;
    return writtenBy(kinds, name, overridden(name)).map((member) => (isEncrypted ? `${member}*` : member));
  });
  return [...new Set([...written, ...listed.map((name) => name.split('.')[0]!), ...Object.keys(form.set ?? {})])];
};

/** The members that the password fields of a declaration write: no other part of it may send them. */
export const passwordMembers = (kinds: CheckContext['kinds'], { fields, form, createForm }: Declaration): ReadonlySet<string> =>
  new Set(
    Object.entries(fields)
      .filter(([, field]) => kindIn(kinds, field.kind).encrypted)
      .flatMap(([name, field]) =>
        [{}, form?.overrides?.[name], createForm?.overrides?.[name]].flatMap((more) =>
          writtenBy(kinds, name, { ...field, ...more } as Field),
        ),
      ),
  );

/** The members of several bodies in one text, each once. A member may stand there with and without a star. */
export const mergeMembers = (...bodies: readonly (string | undefined)[]) => [...new Set(bodies.flatMap(wordsOf))].join(' ');
