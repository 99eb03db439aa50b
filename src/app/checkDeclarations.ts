/** Runs `checkResource` with what the kinds and the contract say. Loaded in development and by tests. */
import { calls, payloads, queries, reads, sorts, times, uploadKinds } from '../../contract/reads';
import { writes } from '../../contract/writes';
import { kindShapes } from '../fields/shapes';
import { languages } from '../format/languages';
import { checkResourceEntries, checkLookups } from '../schema/check/checkEntries';
import { checkResource } from '../schema/check/checkResource';
import { problemText, type CheckContext } from '../schema/check/problem';
import { entriesOf, type Registry } from '../schema/registry';

/** What declarations of a registry are checked against. */
export const checkContextOf = (registry: Registry): CheckContext => ({
  ...registry,
  resources: entriesOf(registry),
  kinds: kindShapes,
  languages: languages.map(({ code }) => code),
  reads,
  times,
  writes,
  queries,
  sorts,
  payloads,
  calls,
  uploadKinds,
});

/** Every problem of a declaration as a line. */
export const declarationProblems = (name: string, declaration: unknown, around: CheckContext) =>
  checkResource(name, declaration, around).map(problemText);

/** Throws with every problem of the whole registry at once. */
export const checkRegistry = async (registry: Registry) => {
  const context = checkContextOf(registry);
  const { problems: ofEntries, resources } = checkResourceEntries(context);
  const around = { ...context, resources };
  const entries = [...ofEntries, ...checkLookups(context)].map(problemText);
  const problems = await Promise.all(
    Object.entries(around.resources).map(async ([name, { load }]) => declarationProblems(name, (await load()).default, around)),
  );
  const all = [...entries, ...problems.flat()];
  if (all.length > 0) throw new Error(`Declarations need mending:\n${all.join('\n')}`);
};
