/** Runs `checkResource` over declarations with what their rules say. Loaded in development and by a test. */
import { heads, lookups } from '../resources';
import { checkResource, problemText } from './schema/checkResource';
import type { Resource } from './schema/resource';
import { requiredNames, shapeOf } from './views/form/rules';

/** Every problem of a declaration as a line. */
export const declarationProblems = (name: string, declaration: Resource, registry = { heads, lookups }) => {
  const shape = declaration.form && shapeOf(declaration.form, declaration.fields);
  const rules = shape && { all: Object.keys(shape.fields), required: requiredNames(shape) };
  return checkResource(name, declaration, registry, rules).map(problemText);
};

/** Throws with every problem of the whole registry at once. */
export const checkRegistry = async () => {
  const problems = await Promise.all(
    Object.entries(heads).map(async ([name, { load }]) => (load ? declarationProblems(name, (await load()).default) : [])),
  );
  if (problems.flat().length > 0) throw new Error(`Declarations need mending:\n${problems.flat().join('\n')}`);
};
