/** The calls that a deployment's entity brings: the contract of the portal does not have them. */
import { listParameters, plainMembers } from '../../contract/plainEntity';
import { languages } from '../format/languages';
import { membersSent, mergeMembers, passwordMembers } from '../schema/check/bodyMembers';
import { isValues, type Values } from '../schema/values/path';
import { roleIn, type CheckContext } from '../schema/language/problem';
import type { Declaration } from '../schema/declaration';
import type { Expanded } from './expand';

/** What the calls of one entity add to what the contract tells. */
export type EntityCalls = Pick<CheckContext, 'reads' | 'writes' | 'queries'> & { calls: readonly string[] };

/** Of an entity whose calls the contract has. */
export const noCalls: EntityCalls = { calls: [], reads: {}, writes: {}, queries: {} };

/** Every text within a value. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const isCall = (text: string) => /^(GET|POST|PUT|DELETE) \//.test(text);

/** The members of a record: its fields, those by language, and what every plain entity has. */
const membersOf = (kinds: CheckContext['kinds'], fields: Values, members: readonly string[]) =>
  Object.entries(fields)
    .flatMap(([name, field]) => {
      if (!isValues(field)) return [name];
      const isByLanguage = roleIn(kinds, field, 'wraps') !== undefined;
      if (!isByLanguage) return [name];
      return isValues(field.members) ? Object.values(field.members).map(String) : [name, ...languages.map(({ code }) => `${name}.${code}`)];
    })
    .concat(plainMembers, members);

const joined = (names: readonly string[]) => [...new Set(names)].join(' ');
const keysOf = (value: unknown) => (isValues(value) ? Object.keys(value) : []);

/** Bodies by call, with the members of each: several entities, forms or changes may share a call. */
export const mergeBodies = (bodies: readonly Readonly<Record<string, string>>[]): Record<string, string> => {
  const merged: Record<string, string> = {};
  for (const [call, members] of bodies.flatMap(Object.entries<string>)) merged[call] = mergeMembers(merged[call], members);
  return merged;
};

/** What an entity's calls add: those under its path that the contract lacks. */
export const entityCallsOf = (around: CheckContext, { declaration: values, path, members }: Expanded): EntityCalls => {
  const declaration = values as unknown as Declaration;
  const { calls, fields, list, form, createForm, clone } = declaration;
  const added = [...new Set([values.calls, values.list, values.form, values.createForm].flatMap(textsIn))].filter(
    (call) => isCall(call) && path !== undefined && call.split(' ')[1]!.startsWith(path) && !around.calls.includes(call),
  );
  const isAdded = (call: string | undefined): call is string => call !== undefined && added.includes(call);
  const record = joined(membersOf(around.kinds, fields, members));
  const passwords = passwordMembers(around.kinds, declaration);
  const sent = (...forms: Declaration['form'][]) =>
    joined(
      forms
        .flatMap((each) => (each ? membersSent(around.kinds, fields as never, each) : []))
        .map((member) => (passwords.has(member) ? `${member}*` : member)),
    );
  const cloneForm = clone && declaration[clone];
  const bodies = [
    // a copy without a call of its own is created
    [calls.create, calls.clone ? sent(createForm ?? form) : sent(createForm ?? form, cloneForm)],
    [calls.update, sent(form)],
    [calls.clone, sent(cloneForm)],
  ] as const;
  const parameters = [
    ...listParameters.filter((each) => each !== 'sort' || list?.sorts),
    ...[list?.search, list?.filters, list?.query].flatMap(keysOf),
  ];
  return {
    calls: added,
    reads: Object.fromEntries([calls.getList, calls.getOne].filter(isAdded).map((call) => [call, record])),
    writes: mergeBodies(bodies.flatMap(([call, names]) => (isAdded(call) ? [{ [call]: names }] : []))),
    queries: Object.fromEntries(isAdded(calls.getList) ? [[calls.getList, joined(parameters)]] : []),
  };
};

/** What is checked against, with the calls of entities of files. */
export const withCalls = (around: CheckContext, more: readonly EntityCalls[]): CheckContext => {
  const together = (key: 'reads' | 'queries') => Object.assign({}, around[key], ...more.map((each) => each[key])) as Record<string, string>;
  return {
    ...around,
    calls: [...around.calls, ...more.flatMap(({ calls }) => calls)],
    reads: together('reads'),
    writes: mergeBodies([around.writes, ...more.map(({ writes }) => writes)]),
    queries: together('queries'),
  };
};
