/** Checks of an entity against a contract that tells its calls: what only the compiler sees of an entity in code. */
import type { Declaration } from '../schema/declaration';
import { membersSent } from '../schema/check/bodyMembers';
import { kindIn, suggest, nearest, placed, roleIn, wordsOf, type CheckContext, type Place, type Problem } from '../schema/language/problem';
import { isValues, type Values } from '../schema/values/path';
import { textsIn } from './entityCalls';

const bodyKeys = (body: string | undefined) => wordsOf(body).map((key) => key.replace('*', ''));

/** A path under which the contract has no call (R008); undefined where it has some. */
const lackingPath = ({ calls }: CheckContext, place: Place, path: string | undefined): Problem | undefined => {
  const paths = [...new Set(calls.map((call) => call.split(' ')[1]!))];
  if (path === undefined || paths.some((each) => each.startsWith(path))) return undefined;
  const near = nearest(path, paths);
  const hint = near ? `Did you mean '${near}'?` : 'Add the calls to the contract, or write another path.';
  return { code: 'R008', place, message: `the contract has no call under '${path}'`, hint };
};

/**
 * A declaration without the calls that its path alone brings, that the contract lacks and that no screen makes: a list that
 * nobody edits needs no more than one call.
 *
 * @param written the calls that the file writes out
 */
const withoutUnusedCalls = (all: readonly string[], declaration: Declaration, written: Values): Declaration => {
  const { calls, list, form, createForm, clone, versionedBy } = declaration;
  const isUsed: Record<string, boolean> = {
    getList: list !== undefined,
    getOne: (form ?? clone ?? versionedBy) !== undefined,
    create: (form ?? createForm ?? clone) !== undefined,
    update: form !== undefined,
    // as actions name it
    delete: textsIn([list, form, createForm]).includes('delete'),
  };
  const needed = Object.entries(calls).filter(([verb, call]) => Object.hasOwn(written, verb) || isUsed[verb] || all.includes(call));
  return { ...declaration, calls: Object.fromEntries(needed) as Declaration['calls'] };
};

/** Whether the record has no member for a field: its kind makes the value of several, or nobody reads it. */
const standsAlone = (kinds: CheckContext['kinds'], field: Declaration['fields'][string], isSent: boolean) => {
  const kind = kindIn(kinds, field.kind);
  const { members } = field as { members?: unknown };
  if (kind.traits.bound === false || kind.encrypted) return true;
  if (roleIn(kinds, field, 'wraps') !== undefined && isValues(members)) return true;
  // a choice may only be sent, or only fill other fields
  return roleIn(kinds, field, 'lookup') !== undefined && (isSent || field.sets !== undefined);
};

/**
 * Every field and member that no reading call answers with (R001), and every call of the contract that answers or takes nothing
 * where a record is read or sent (R008).
 *
 * @param names the fields to check
 * @param members other members of the record, by their places
 */
const checkContract = (
  { kinds, calls: all, reads, writes }: CheckContext,
  name: string,
  { calls, fields, form, createForm }: Declaration,
  names: readonly string[],
  members: readonly (readonly [member: string, place: Place])[] = [],
): Problem[] => {
  const problems: Problem[] = [];
  const report = (code: string, place: Place, message: string, hint: string) => problems.push({ code, place, message, hint });
  const isTold = (call: string | undefined): call is string => call !== undefined && all.includes(call);
  for (const verb of ['getList', 'getOne'] as const) {
    const call = calls[verb];
    if (isTold(call) && reads[call] === undefined)
      report('R008', [name, 'calls', verb], `the reply of '${call}' has no record`, "Describe 'payload' in the contract.");
  }
  for (const [verb, view] of [
    ['create', createForm ? 'createForm' : 'form'],
    ['update', 'form'],
  ] as const) {
    const call = calls[verb];
    const shownForm = view === 'form' ? form : createForm;
    if (!shownForm || !isTold(call)) continue;
    if (writes[call] === undefined)
      report('R008', [name, 'calls', verb], `'${call}' takes no body`, "Describe 'requestBody' in the contract.");
    const taken = bodyKeys(writes[call]);
    // the form of a new record is checked with the call that saves it
    const isOther = verb === 'create' && view === 'form' && taken.length > 0 && !shownForm.transform;
    const others = calls.update && isTold(calls.update) ? bodyKeys(writes[calls.update]) : undefined;
    for (const member of isOther ? membersSent(kinds, fields as never, shownForm).map((key) => key.replace('*', '')) : [])
      if (!taken.includes(member) && (others?.includes(member) ?? true))
        report('R019', [name, view], `${call} takes no '${member}'`, `It takes ${taken.join(', ')}.`);
    for (const [included, place] of placed(shownForm.include, [name, view, 'include']))
      for (const member of typeof included === 'string' ? [included] : included.names)
        if (taken.length > 0 && !taken.includes(member.split('.')[0]!))
          report('R019', place, `${call} takes no '${member}'`, `It takes ${taken.join(', ')}.`);
  }
  const known = [...new Set([calls.getList, calls.getOne].flatMap((call) => (isTold(call) ? wordsOf(reads[call]) : [])))];
  // without a record every field would be told
  if (known.length === 0) return problems;
  const sent = [calls.create, calls.update].flatMap((call) => (isTold(call) ? bodyKeys(writes[call]) : []));
  const checkMember = (member: string, place: Place) => {
    if (!known.includes(member)) report('R001', place, `the record has no '${member}'`, suggest(member, known, 'members'));
  };
  for (const field of names) {
    const declared = fields[field];
    if (declared && !standsAlone(kinds, declared, sent.includes(field))) checkMember(field, [name, 'fields', field]);
  }
  for (const [member, place] of members) checkMember(member, place);
  return problems;
};

/** The checks as a value: the command that knows a whole contract brings them, and the portal does not load them. */
export const contractChecks = { lackingPath, withoutUnusedCalls, checkContract };
export type ContractChecks = typeof contractChecks;
