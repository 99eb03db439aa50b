/** Checks of names: fields, members, words of the registry, calls and actions. */
import { formattersIn, isClosed, namesInTemplate } from '../values/template';
import { permissionCode } from '../language/keys';
import { checkWriting } from '../language/readShape';
import { isValues, type Values } from '../values/path';
import { kindIn, knownNames, nearest, suggest, type Check, type CheckContext, type Place, type Report } from '../language/problem';

/**
 * The name of a declared field (R001). A member of the record that no field has is right: then a field with almost the same name, which
 * the record does not have, is the misspelt one.
 */
export const checkName = ({ name: entity, declaration, around, fieldNames, members, report }: Check, place: Place, name: unknown) => {
  if (typeof name !== 'string' || Object.hasOwn(declaration.fields, name)) return;
  if (!members.includes(name)) return report('R001', place, `'${name}' is not a declared field`, suggest(name, fieldNames, 'fields'));
  // the value of a field with `members` is in other members
  const isStored = (field: string) =>
    kindIn(around.kinds, declaration.fields[field]!.kind).traits.bound !== false && !('members' in declaration.fields[field]!);
  const misspelt = nearest(
    name,
    fieldNames.filter((field) => !members.includes(field) && isStored(field)),
  );
  if (misspelt === undefined) report('R001', place, `'${name}' is not a declared field`, `The record has it: declare it in 'fields'.`);
  else report('R001', [entity, 'fields', misspelt], `the record has no '${misspelt}'`, `Did you mean '${name}'?`);
};
/** Names of declared fields, each once (R001, R002). */
export const checkNames = (check: Check, names: readonly (readonly [name: string, place: Place])[]) => {
  const seen = new Set<string>();
  for (const [name, place] of names) {
    checkName(check, place, name);
    if (seen.has(name)) check.report('R002', place, `'${name}' stands there twice`, 'Remove one of them.');
    seen.add(name);
  }
};
/** A member of the record, or a field (R015). */
export const checkMember = ({ known, report }: Check, place: Place, name: unknown, what = 'it names', names = known) => {
  if (typeof name === 'string' && !names.includes(name))
    report('R015', place, `${what} '${name}', which is no field`, suggest(name, names, 'names'));
};
/** A word of the registry (R021). */
export const checkWord = ({ report }: Check, place: Place, word: unknown, words: Readonly<Record<string, unknown>>, what: string) => {
  if (typeof word === 'string' && !Object.hasOwn(words, word))
    report('R021', place, `no ${what} is called '${word}'`, suggest(word, Object.keys(words), `${what}s`));
};
/** The name of a registered component (R021). */
export const checkComponent = (check: Check, place: Place, name: unknown) =>
  checkWord(check, place, name, check.around.components, 'component');
/** A word of a fixed list (R015). */
export const checkOneOf = (
  { report }: Check,
  place: Place,
  word: unknown,
  words: readonly string[],
  what: string,
  several = `${what}s`,
) => {
  if (typeof word === 'string' && !words.includes(word)) report('R015', place, `'${word}' is no ${what}`, suggest(word, words, several));
};
/** A lookup of the registry (R010). */
export const checkLookup = ({ around, report }: Check, place: Place, name: unknown) => {
  if (typeof name === 'string' && !Object.hasOwn(around.lookups, name))
    report('R010', place, `'${name}' is no lookup`, suggest(name, Object.keys(around.lookups), 'lookups'));
};
/** What is told of a call that nothing is near to. */
export const anyCall = 'Write one of the contract.';
/** The closest call, or those under the same first folder of the path. */
const hintForCall = (call: string, calls: readonly string[]) => {
  const folderOf = (each: string) => each.split('/')[1];
  const beside = calls.filter((each) => folderOf(each) === folderOf(call));
  return beside.length > 0 || nearest(call, calls) ? suggest(call, beside.length > 0 ? beside : calls, 'calls') : anyCall;
};
/** A call of the contract (R008). */
export const checkCall = ({ around, report }: Pick<Check, 'around' | 'report'>, place: Place, call: unknown) => {
  if (typeof call === 'string' && !around.calls.includes(call))
    report('R008', place, `the contract has no call '${call}'`, hintForCall(call, around.calls));
};
/** The closest known permission code, if one is close. */
export const nearestCode = (code: string, known: readonly string[]) => nearest(code, known, 3);
/** A permission code that exists (R042); one that is malformed is reported with its shape. @param hint what to write for a new code */
export const checkCode = (
  { permissionCodes }: Pick<CheckContext, 'permissionCodes'>,
  report: Report,
  place: Place,
  code: unknown,
  hint: string,
) => {
  if (typeof code !== 'string' || permissionCodes.includes(code) || !checkWriting({ report: () => {} }, place, code, permissionCode))
    return;
  const near = nearestCode(code, permissionCodes);
  report(
    'R042',
    place,
    `unknown permission code '${code}'`,
    near ? `Did you mean '${near}'?` : `${hint} ${knownNames(permissionCodes, 'codes')}`,
  );
};
/** The permission codes of an entry's `access`: each is a code, or a map with `code` (R042). @param hint what to write for a new code */
export const checkAccess = (
  context: Pick<CheckContext, 'permissionCodes'>,
  report: Report,
  place: Place,
  access: unknown,
  hint: string,
) => {
  for (const [action, need] of Object.entries(isValues(access) ? access : {})) {
    const isMap = isValues(need);
    checkCode(context, report, [...place, action, ...(isMap ? ['code'] : [])], isMap ? need.code : need, hint);
  }
};

/** An action that the entry declares (R007). */
export const checkPermission = ({ name, around, report }: Check, place: Place, action: string) => {
  const access = around.resources[name]?.access;
  if (access && Object.hasOwn(access, action)) return;
  const actions = Object.keys(access ?? {});
  const withCode = around.permissionCodes.includes(action) ? actions.filter((each) => access?.[each]?.code === action) : undefined;
  const near = nearest(action, actions);
  if (withCode) {
    const hint = withCode.length > 0 ? `Write ${withCode.join(' or ')}.` : "Add an action with this code to 'access', and write its name.";
    report('R007', place, `'${action}' is a permission code, and a permission is the name of an action`, hint);
    return;
  }
  const suggestion = near ? `Did you mean '${near}'? ` : '';
  report('R007', place, `nobody may '${action}'`, `${suggestion}Add access.${action} to the entry of ${name}; {} opens it to everybody.`);
};

/** A template: its members (R015), its formatters (R021) and its braces (R031). */
export const checkTemplate = (check: Check, place: Place, text: unknown, names = check.known) => {
  if (typeof text !== 'string') return;
  if (!isClosed(text))
    check.report('R031', place, `a brace of '${text}' is not closed`, "Write '{member}', '{one|another}' or '{formatter()}'.");
  for (const name of formattersIn(text)) checkWord(check, place, name, check.around.formatters, 'formatter');
  for (const name of namesInTemplate(text)) {
    checkMember(check, place, name, 'the template names', names);
    const { fields } = check.declaration;
    const field: Values | undefined = Object.hasOwn(fields, name) ? { ...fields[name] } : undefined;
    const members = field && kindIn(check.around.kinds, field.kind).textMembers?.(name, field);
    if (members)
      check.report(
        'R031',
        place,
        `the template names '${name}', whose value is no text`,
        members.length > 0 ? `Write '{${members[0]}}'.` : 'Name another member.',
      );
  }
};
/** A template that has to name something: else each record has the same text (R031). */
export const checkTitle = (check: Check, place: Place, text: unknown) => {
  checkTemplate(check, place, text);
  if (typeof text === 'string' && namesInTemplate(text).length + formattersIn(text).length === 0)
    check.report('R031', place, `'${text}' names no member`, "Write '{member}'.");
};
