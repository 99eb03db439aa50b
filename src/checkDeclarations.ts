/** Runs `checkResource` over declarations with what their rules say. Loaded in development and by a test. */
import { heads, lookups, parts } from '../resources';
import { withParts } from './schema/part';
import { checkResource, problemText } from './schema/checkResource';
import type { Resource } from './schema/resource';
import { requiredNames, shapeOf } from './views/form/state/rules';

const allHeads = withParts(heads, parts);

/** Every problem of a declaration as a line. */
export const declarationProblems = (name: string, declaration: Resource, registry = { heads: allHeads, lookups }) => {
  const rulesOf = (form: Resource['form']) => {
    const shape = form && shapeOf(form, declaration.fields);
    return shape && { all: Object.keys(shape.fields), required: requiredNames(shape) };
  };
  const rules = { form: rulesOf(declaration.form), createForm: rulesOf(declaration.createForm) };
  return checkResource(name, declaration, registry, rules).map(problemText);
};

/** Throws with every problem of the whole registry at once. */
export const checkRegistry = async () => {
  const problems = await Promise.all(
    Object.entries(allHeads).map(async ([name, { load }]) => (load ? declarationProblems(name, (await load()).default) : [])),
  );
  if (problems.flat().length > 0) throw new Error(`Declarations need mending:\n${problems.flat().join('\n')}`);
};
