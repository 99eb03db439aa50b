/** Runs `checkResource` with what the kinds and the contract say. Loaded in development and by tests. */
import { calls, payloads, queries, reads, sorts, times, uploadKinds } from '../../contract/reads';
import { writes } from '../../contract/writes';
import { builtInKinds } from '../fields/builtInKinds';
import { checkResourceEntries, checkLookups } from '../schema/check/checkEntries';
import { checkKinds, type LoadedKind } from '../schema/check/kinds';
import { checkResource, type OwnKinds } from '../schema/check/checkResource';
import { fieldKeys } from '../schema/check/language';
import { problemText, type CheckContext, type KindTable, type Problem } from '../schema/check/problem';
import type { FieldKind, Load } from '../schema/kind';
import { entriesOf, type Registry } from '../schema/registry';

type Parts = { options: Load<KindTable> } & LoadedKind['parts'];

/** What is no kind of field. */
const isKind = (each: unknown): each is FieldKind => {
  const { kind, parts } = (each as Partial<FieldKind> | null)?.definition ?? {};
  return typeof kind === 'string' && typeof parts === 'function';
};
/** The kinds that a declaration brings, whatever it is. */
const kindsOf = (declared: unknown): readonly unknown[] => {
  const { kinds } = (declared ?? {}) as { kinds?: unknown };
  return Array.isArray(kinds) ? kinds : [];
};

/** Kinds with their parts, and as the check sees them: with the options of every field among their own. */
const readKinds = async (kinds: readonly unknown[]): Promise<OwnKinds> => {
  const loads = kinds.map(async (each) => {
    if (!isKind(each)) return undefined;
    const { definition } = each;
    const parts = (await definition.parts()).default as Parts;
    const table = (await parts.options()).default;
    return { definition, parts, shape: { ...table, traits: definition.traits, keys: { ...fieldKeys, ...table.keys } } };
  });
  const loaded = await Promise.all(loads);
  return { loaded, shapes: Object.fromEntries(loaded.flatMap((one) => (one ? [[one.definition.kind, one.shape] as const] : []))) };
};
const readBuiltInKinds = () => readKinds(Object.values(builtInKinds).map((definition) => ({ definition })));

/** What declarations of a registry are checked against. Loads all of them, for the kinds that they bring. */
export const checkContextOf = async (registry: Registry): Promise<CheckContext> => {
  const resources = entriesOf(registry);
  const kindsOfOthers = await Promise.all(
    Object.entries(resources).map(async ([name, { load }]) => {
      // what does not load is told by its own check
      const declared: unknown = await Promise.resolve()
        .then(async () => (await load()).default)
        .catch(() => undefined);
      return [
        name,
        kindsOf(declared)
          .filter(isKind)
          .map(({ definition }) => definition.kind),
      ] as const;
    }),
  );
  return {
    ...registry,
    resources,
    kinds: (await readBuiltInKinds()).shapes,
    kindsOfOthers: Object.fromEntries(kindsOfOthers),
    reads,
    times,
    writes,
    queries,
    sorts,
    payloads,
    calls,
    uploadKinds,
  };
};

/** Every problem of a declaration as a line. */
export const declarationProblems = async (name: string, declared: unknown, around: CheckContext) =>
  checkResource(name, declared, around, await readKinds(kindsOf(declared))).map(problemText);

/** Every problem of the kinds that all declarations may use, as a line. */
const kindProblems = async () => {
  const problems: Problem[] = [];
  const { loaded } = await readBuiltInKinds();
  checkKinds((code, place, message, hint) => problems.push({ code, place, message, hint }), ['kinds'], loaded, {});
  return problems.map(problemText);
};

/** Throws with every problem of the whole registry at once. */
export const checkRegistry = async (registry: Registry) => {
  const context = await checkContextOf(registry);
  const { problems: ofEntries, resources } = checkResourceEntries(context);
  const around = { ...context, resources };
  const entries = [...ofEntries, ...checkLookups(context)].map(problemText);
  const problems = await Promise.all(
    Object.entries(around.resources).map(async ([name, { load }]) => declarationProblems(name, (await load()).default, around)),
  );
  const all = [...(await kindProblems()), ...entries, ...problems.flat()];
  if (all.length > 0) throw new Error(`Declarations need mending:\n${all.join('\n')}`);
};
