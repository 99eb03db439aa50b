/** Comments of the code, as the compiler reads them. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a comment says: its text, the sentence about the default apart, and its examples. */
export type Comment = { meaning: string; default: string; examples: readonly string[] };
export type Comments = {
  checker: ts.TypeChecker;
  /** The comment of a type, a member or a constant. */
  commentOf: (symbol: ts.Symbol) => Comment;
  /** What a module exports under a name. */
  exported: (file: string, name: string) => ts.Symbol;
};

/** Compiles some files, as tsconfig.json says. @param files Default: all of the project */
export const readComments = (files?: readonly string[]): Comments => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(files ?? fileNames, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return {
    checker,
    commentOf: (symbol) => {
      const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();
      const found = /\s*Default: (.*?)\.(?=\s|$)/.exec(text);
      const examples = symbol.getJsDocTags(checker).filter(({ name }) => name === 'example');
      return {
        meaning: found ? (text.slice(0, found.index) + text.slice(found.index + found[0].length)).trim() : text,
        default: found?.[1] ?? '',
        examples: examples.map(({ text: parts }) => ts.displayPartsToString(parts).trim()),
      };
    },
    exported: (file, name) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
      return checker.getExportsOfModule(module).find((each) => each.name === name)!;
    },
  };
};
