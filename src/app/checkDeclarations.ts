/** Runs `checkResource` with what the kinds and the contract say. Loaded in development, by tests, and when a declaration arrives at run time. */
import { calls, reads, times, uploadKinds } from '../../contract/reads';
import { writes } from '../../contract/writes';
import { filters } from '../fields/filters';
import { inputs } from '../fields/inputs';
import { options } from '../fields/options';
import { fileTypes } from '../ui/files/fileTypes';
import { languages } from '../format/languages';
import { checkResource } from '../schema/check/checkResource';
import { problemText, type Surroundings } from '../schema/check/problem';
import type { Declaration } from '../schema/declaration';
import type { Kind } from '../schema/field';
import { headsOf, type Registry } from '../schema/registry';

const kinds = Object.fromEntries(
  (Object.keys(inputs) as Kind[]).map((kind) => {
    const inner = 'members' in options[kind] ? languages.map(({ code }) => code) : [];
    return [kind, { options: options[kind], isTyped: inputs[kind] !== null, isFilter: filters[kind] !== null, inner }];
  }),
) as Surroundings['kinds'];

/** What declarations of a registry are checked against. */
export const surroundingsOf = (registry: Registry): Surroundings => ({
  ...registry,
  heads: headsOf(registry),
  kinds,
  reads,
  times,
  writes,
  calls,
  uploadKinds,
  fileTypes,
});

/** Every problem of a declaration as a line. */
export const declarationProblems = (name: string, declaration: Declaration, around: Surroundings) =>
  checkResource(name, declaration, around).map(problemText);

/** Throws with every problem of the whole registry at once. */
export const checkRegistry = async (registry: Registry) => {
  const around = surroundingsOf(registry);
  const problems = await Promise.all(
    Object.entries(around.heads).map(async ([name, { load }]) => declarationProblems(name, (await load()).default, around)),
  );
  if (problems.flat().length > 0) throw new Error(`Declarations need mending:\n${problems.flat().join('\n')}`);
};
