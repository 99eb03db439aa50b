/** From the functions that a test ran to the source modules that can change its result. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { ModuleGraph } from './moduleGraph';

/** Stands for every module: it is unknown what the test ran. */
export const anyModule = '*';

/** What a test did with source modules, as paths below the folder of the repository. */
export type Trace = {
  /** Modules of which it ran a function. */
  ran: string[];
  /** Modules that were in the page, whether it used them or not. */
  present: string[];
};

const isFunction = (node: ts.Expression | undefined) => node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));
const onlyDeclaresFunctions = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isFunctionDeclaration(statement) ||
  (ts.isVariableStatement(statement) && statement.declarationList.declarations.every(({ initializer }) => isFunction(initializer)));

/** Whether a module has values of its own, or passes on those of others, beside functions: they can be used where none of its functions runs. */
const hasValues = (file: string) =>
  !ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest).statements.every(onlyDeclaresFunctions);

/** Returns a function that lists the modules on which the result of a test depends. */
export const createTestedModules = (graph: ModuleGraph) => {
  const loadedLater = new Set([...graph.values()].flatMap(({ laterImports }) => laterImports));
  // the code of workers leaves no coverage: a test that started one depends on all of them
  const ofWorkers = new Set([...graph.values()].flatMap(({ workers }) => workers));
  for (const file of ofWorkers) for (const next of graph.get(file)?.imports ?? []) ofWorkers.add(next);
  const known = new Map<string, boolean>();
  const hasValuesOnce = (file: string) => {
    if (!known.has(file)) known.set(file, hasValues(file));
    return known.get(file)!;
  };
  return ({ ran, present }: Trace): string[] => {
    const loaded = present.filter((file) => loadedLater.has(file) && graph.has(file) && hasValuesOnce(file));
    if (ran.includes(anyModule)) return [anyModule];
    const started = ran.some((file) => graph.get(file)?.startsWorkers) ? ofWorkers : [];
    const found = new Set([...ran, ...loaded, ...started].filter((file) => graph.has(file)));
    for (const file of found) for (const next of graph.get(file)!.imports) if (graph.has(next) && hasValuesOnce(next)) found.add(next);
    return [...found].toSorted();
  };
};
