/** Joins the fields of a record with what the bodies of its calls say about them. */
import { languages } from '../../../src/format/languages';
import { isValues } from '../../../src/schema/values/path';
import type { Entry } from './fields';

/** What the body of a call describes. */
export type Body = {
  /** The call, as messages name it. */
  call: string;
  entries: readonly Entry[];
  /** The members of the body, with those of their own members. */
  members: readonly string[];
  /** The members that it always has. */
  required: readonly string[];
};

type Field = NonNullable<Entry['field']>;

/** Kinds of one value: where record and body differ, the one that says more counts. */
const texts = ['text', 'multiline', 'richText', 'choice', 'date', 'localDateTime', 'reference'];
const alike = [texts, ['integer', 'decimal', 'reference'], ['items', 'choice']];

const firstOf = (path: string) => path.split('.')[0]!;
const membersOf = ({ members }: Field) => (isValues(members) ? Object.values(members).map(String) : undefined);

/** The field of a record with the rules of a body; undefined if the body takes another value. */
const merged = (field: Field, taken: Field): Field | undefined => {
  if (field.kind === 'localized' && taken.kind === 'localized') {
    const of = merged(field.of as Field, taken.of as Field);
    const [own, sent] = [membersOf(field), membersOf(taken)];
    const isOther = own && sent && own.join() !== sent.join();
    return of && Boolean(own) === Boolean(sent) ? { ...field, of, ...(isOther && { sentAs: taken.members }) } : undefined;
  }
  if (field.kind === taken.kind) return { ...field, ...taken };
  if (!alike.some((kinds) => kinds.includes(field.kind) && kinds.includes(taken.kind))) return undefined;
  if (taken.kind === 'choice' && (field.kind === 'items') !== (taken.multiple === true)) return undefined;
  return taken.kind === 'text' || field.kind === 'reference' ? field : taken;
};

/** The member of a body that takes the id of a file. */
const fileMember = (name: string, members: readonly string[]) =>
  [name, `${name}Id`, `${name}Ids`, `${name}FileId`].find((each) => members.includes(each));

/** A field with `required` after its label. */
const withRequired = ({ kind, label, ...others }: Field): Field => ({
  kind,
  ...(label !== undefined && { label }),
  required: true,
  ...others,
});
const requiredField = (field: Field, name: string, required: readonly string[]): Field => {
  if (field.kind !== 'localized')
    return required.includes(typeof field.sentAs === 'string' ? field.sentAs : name) ? withRequired(field) : field;
  const sent = membersOf({ ...field, members: field.sentAs ?? field.members });
  const codes = languages.map(({ code }) => code).filter((code, i) => required.includes(sent ? sent[i]! : `${name}.${code}`));
  if (codes.length === 0 && !required.includes(name)) return field;
  return {
    ...field,
    ...(codes.length > 0 && codes.length < languages.length && { requiredIn: codes }),
    of: withRequired(field.of as Field),
  };
};

/** The field of a record as the form sends it to a call; undefined if the call does not take it. */
const fieldIn = ({ entries, members }: Body, { name, field }: Entry): Field | undefined => {
  if (!field) return undefined;
  if (field.kind === 'file') {
    const member = fileMember(name, members);
    return member === undefined ? undefined : { ...field, ...(member !== name && { sentAs: member }) };
  }
  const taken = entries.find((each) => each.name === name);
  return taken?.field && taken.isTyped ? merged(field, taken.field) : undefined;
};

/** The members of a body that a field writes. */
const written = ({ name, field }: Entry): string[] => {
  if (!field) return [];
  if (isValues(field.sentAs)) return Object.values(field.sentAs).map(String);
  return membersOf(field) ?? [typeof field.sentAs === 'string' ? field.sentAs : name];
};

const isPassword = ({ field }: Entry) => field?.kind === 'password';

/** The fields of a form, and the members that its call requires and none of them sends. */
export type BodyFields = { call: string; names: readonly string[]; lacking: readonly string[] };

/** The fields of a record with the rules of the bodies that take them. A field that no body takes is no input. */
export const withBodies = (record: readonly Entry[], bodies: readonly Body[]): { entries: Entry[]; forms: BodyFields[] } => {
  const passwords = bodies.flatMap((body) => body.entries.filter(isPassword));
  // a body alone has a password
  const shown = record.filter((entry) => !isPassword(entry));
  const added = passwords.filter(({ name }, i) => [...shown, ...passwords.slice(0, i)].every((each) => each.name !== name));
  const entries = [...shown, ...added].map((entry): Entry => {
    let { field } = entry;
    for (const body of bodies) {
      const taken = fieldIn(body, { ...entry, field });
      if (taken) field = requiredField(taken, entry.name, body.required);
    }
    return { ...entry, field };
  });
  const forms = bodies.map((body) => {
    const sent = entries.filter((entry) => fieldIn(body, entry) && written(entry).every((path) => body.members.includes(firstOf(path))));
    const members = sent.flatMap(written).map(firstOf);
    const lacking = body.required.filter((name) => !name.includes('.') && !members.includes(name));
    return { call: body.call, names: sent.map(({ name }) => name), lacking };
  });
  return { entries: entries.map((entry) => ({ ...entry, isTyped: forms.some(({ names }) => names.includes(entry.name)) })), forms };
};
