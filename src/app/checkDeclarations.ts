/** Runs `checkResource` with what the kinds and the contract say. Loaded in development and by tests. */
import { calls, menus, payloads, permissionCodes, queries, reads, sorts, times, uploadKinds } from '../../contract/reads';
import { writes } from '../../contract/writes';
import { checkResourceEntries, checkLookups } from '../schema/check/checkEntries';
import { checkKinds } from '../schema/check/kinds';
import { checkResource } from '../schema/check/checkResource';
import { problemText, type CheckContext, type Problem } from '../schema/language/problem';
import { entriesOf, type Registry } from '../schema/registry';
import { isKind, kindsOf, readBuiltInKinds, readKinds } from './entities/readKinds';

/** What declarations of a registry are checked against, without the kinds that they bring. */
export const contextOf = (registry: Registry, kinds: CheckContext['kinds']): CheckContext => ({
  ...registry,
  resources: entriesOf(registry),
  kinds,
  kindsOfOthers: {},
  reads,
  times,
  writes,
  queries,
  sorts,
  payloads,
  calls,
  uploadKinds,
  permissionCodes,
  menus,
});

/** The same with these kinds: it loads every declaration. */
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
  return { ...contextOf(registry, (await readBuiltInKinds()).shapes), kindsOfOthers: Object.fromEntries(kindsOfOthers) };
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

/** Thrown for wrong declarations. Only developers see it, so its texts are not translated. */
export class DeclarationError extends Error {
  readonly title = 'Wrong declarations';
  readonly hint = 'Fix these problems in resources/. The page reloads when you save a file.';
  /** @param problems a line for each problem */
  constructor(readonly problems: readonly string[]) {
    super(`Wrong declarations:\n${problems.join('\n')}`);
  }
}

/** Checks the whole registry. @throws DeclarationError with every problem at once */
export const checkRegistry = async (registry: Registry) => {
  const context = await checkContextOf(registry);
  const { problems: ofEntries, resources } = checkResourceEntries(context);
  const around = { ...context, resources };
  const entries = [...ofEntries, ...checkLookups(context)].map(problemText);
  const problems = await Promise.all(
    Object.entries(around.resources).map(async ([name, { load }]) => declarationProblems(name, (await load()).default, around)),
  );
  const all = [...(await kindProblems()), ...entries, ...problems.flat()];
  if (all.length > 0) throw new DeclarationError(all);
};
