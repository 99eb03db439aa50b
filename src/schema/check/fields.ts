/** Checks the declared fields one by one. */
import { checkCondition } from './dependencies';
import { namesInTemplate } from '../template';
import { checkKeys, fieldKeys } from './values';
import { meant, type Check, type Problem } from './problem';

type AnyField = { kind: string; label?: string } & Record<string, unknown>;

/** A template or the name of a formatter (R015, R021). */
export const checkTemplate = ({ known, around, report }: Check, place: Problem['place'], text: unknown) => {
  if (typeof text !== 'string' || Object.hasOwn(around.formatters, text)) return;
  const names = namesInTemplate(text);
  if (names.length === 0)
    report(
      'R021',
      place,
      `no formatter is called '${text}'`,
      `Write members in braces, or ${meant(text, Object.keys(around.formatters)).toLowerCase()}`,
    );
  for (const name of names)
    if (!known.includes(name)) report('R015', place, `the template names '${name}', which is no field`, meant(name, known));
};
/** A name of the registry (R021). */
export const checkWord = (
  { report }: Check,
  place: Problem['place'],
  word: unknown,
  words: Readonly<Record<string, unknown>>,
  what: string,
) => {
  if (typeof word === 'string' && !Object.hasOwn(words, word))
    report('R021', place, `no ${what} is called '${word}'`, meant(word, Object.keys(words)));
};
/** Constants and generators of `initial`, `query` and `changes`. */
export const checkMade = (check: Check, place: Problem['place'], values: unknown) => {
  if (typeof values !== 'object' || values === null) return;
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'object' && value !== null && 'generator' in value)
      checkWord(check, [...place, name], value.generator, check.around.generators, 'generator');
};

/** A word of a fixed list (R015). */
const checkOneOf = ({ report }: Check, place: Problem['place'], word: unknown, words: readonly string[], what: string) => {
  if (typeof word === 'string' && !words.includes(word)) report('R015', place, `'${word}' is no ${what}`, meant(word, words));
};
/** The columns that a matrix couples (R015). */
const checkColumns = (check: Check, place: Problem['place'], { columns, implies }: AnyField) => {
  if (typeof columns !== 'object' || columns === null || typeof implies !== 'object' || implies === null) return;
  for (const name of Object.entries(implies as Record<string, string>).flat())
    checkOneOf(check, [...place, 'implies'], name, Object.keys(columns), 'column');
};

/** One field: its kind, the options of its kind, and what it names. */
export const checkField = (check: Check, place: Problem['place'], declared: unknown, names: readonly string[] = check.known) => {
  const { around, report } = check;
  const field = declared as AnyField;
  if (typeof field !== 'object' || field === null || !Object.hasOwn(around.kinds, field.kind))
    return report('R003', place, `there is no kind '${String(field?.kind)}'`, meant(String(field?.kind), Object.keys(around.kinds)));
  const inner = field.of as AnyField | undefined;
  const optionsOf = (kind: string) => around.kinds[kind as keyof typeof around.kinds]?.options ?? {};
  checkKeys(check, place, field, { ...fieldKeys, ...(inner && optionsOf(inner.kind)), ...optionsOf(field.kind) }, 'R014');
  if (typeof field.label !== 'string' || field.label === '')
    report('R022', [...place, 'label'], 'there is no label', 'Say what people call it.');
  if ('resource' in field && !Object.hasOwn(around.lookups, String(field.resource)))
    report(
      'R010',
      [...place, 'resource'],
      `'${String(field.resource)}' is no lookup`,
      meant(String(field.resource), Object.keys(around.lookups)),
    );
  if (typeof field.rows === 'string' && !Object.hasOwn(around.lookups, field.rows))
    report('R010', [...place, 'rows'], `'${field.rows}' is no lookup`, meant(field.rows, Object.keys(around.lookups)));
  checkColumns(check, place, field);
  checkOneOf(check, [...place, 'upload'], field.upload, around.uploadKinds, 'kind of upload');
  checkOneOf(check, [...place, 'takes'], field.takes, around.fileTypes, 'type of file');
  checkWord(check, [...place, 'lock'], field.lock, around.locks, 'lock');
  checkWord(check, [...place, 'shows'], field.shows, around.parts, 'part');
  checkMade(check, [...place, 'changes'], field.changes);
  if (Array.isArray(field.lines)) field.lines.forEach((line, i) => checkTemplate(check, [...place, 'lines', i], line));
  for (const key of ['by', 'shownAs', 'within', 'follows'] as const) {
    const name = field[key];
    if (typeof name === 'string' && !names.includes(name))
      report(key === 'within' ? 'R011' : 'R015', [...place, key], `'${name}' is no field`, meant(name, names));
  }
  checkCondition(check, [...place, 'oneForAllWhen'], field.oneForAllWhen);
  checkMembers(check, place, field);
};

/** The members of a field in several languages (R020). */
const checkMembers = ({ known, around, report }: Check, place: Problem['place'], { kind, members }: AnyField) => {
  if (typeof members !== 'object' || members === null) return;
  const given = members as Record<string, unknown>;
  for (const key of around.kinds[kind as keyof typeof around.kinds].inner) {
    const member = given[key];
    if (typeof member !== 'string')
      report('R020', [...place, 'members'], `${key} has no member`, `Write ${key}: 'the member of the record'.`);
    else if (!known.includes(member)) report('R015', [...place, 'members', key], `the record has no '${member}'`, meant(member, known));
  }
};
