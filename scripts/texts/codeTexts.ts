/** The texts that stand in the code of entities: the literal types of what is handed to the functions that `entityTexts` makes. */
import { relative } from 'node:path';
import ts from 'typescript';
import { readFileSync } from 'node:fs';
import { entityTextKey } from '../../src/messages/entityTexts';

/** Finds each call of a function that `entityTexts` of a folder has made, and the texts that its first argument may be. */
export const codeTexts = () => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(
    fileNames.map((file) => relative('.', file)).filter((file) => file.startsWith('resources/') || file.endsWith('.d.ts')),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const texts: { key: string; english: string; context: string }[] = [];
  for (const source of program.getSourceFiles()) {
    const file = relative('.', source.fileName);
    if (!file.startsWith('resources/')) continue;
    const visit = (node: ts.Node) => {
      ts.forEachChild(node, visit);
      const entity = ts.isCallExpression(node) && entityOf(node.expression);
      if (!entity) return;
      const [argument] = node.arguments;
      const type = argument && checker.getTypeAtLocation(argument);
      for (const each of type?.isUnion() ? type.types : type ? [type] : []) {
        if (!each.isStringLiteral()) continue;
        texts.push({ key: entityTextKey(entity, each.value), english: each.value, context: file });
      }
    };
    /** The entity whose texts a function tells, as `entityTexts` was given it; undefined for any other function. */
    const entityOf = (called: ts.Expression): string | undefined => {
      const symbol = checker.getSymbolAtLocation(called);
      const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declaration = target?.valueDeclaration;
      const made = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
      if (!made || !ts.isCallExpression(made) || made.expression.getText() !== 'entityTexts') return undefined;
      const [name] = made.arguments;
      return name && ts.isStringLiteral(name) ? name.text : undefined;
    };
    visit(source);
  }
  return texts;
};
