/** Where the mistakes of a `config.json` stand. It loads when there are some. */
import { findNodeAtLocation, getLocation, parseTree, type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { ConfigError } from './config';

const syntax: Readonly<Record<string, string>> = {
  InvalidSymbol: 'expected a text in double quotes, a number, true, false or null',
  InvalidNumberFormat: 'expected a number',
  PropertyNameExpected: 'expected a key in double quotes; after the last one stands no comma',
  ValueExpected: 'expected a value; after the last one stands no comma',
  ColonExpected: 'expected a colon after the key',
  CommaExpected: 'expected a comma before it',
  CloseBraceExpected: 'expected } at the end',
  CloseBracketExpected: 'expected ] at the end',
  EndOfFileExpected: 'expected nothing after the last }',
  InvalidCommentToken: 'JSON has no comments: take it out',
  InvalidCharacter: 'expected no tab or other control character in a text',
  InvalidEscapeCharacter: 'expected one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u after the backslash',
  UnexpectedEndOfString: 'expected double quotes at the end of the text',
};

/** What a parser expected at a mistake. @param error the code that it gives */
export const syntaxProblem = (error: number): string => syntax[printParseErrorCode(error)] ?? 'expected JSON';

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

const isComment = (error: number) => printParseErrorCode(error) === 'InvalidCommentToken';
const mistakes = (text: string) => {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  return { tree, errors };
};

/** A line for each problem of the file, as `config.json:3: host: expected …`; those of its syntax name the key that they stand at. */
export const describeProblems = ({ problems, text }: ConfigError, file = 'config.json'): string[] => {
  if (text === undefined) return problems.map(({ key, problem }) => [file, key, problem].filter(Boolean).join(': '));
  const { tree, errors } = mistakes(text);
  if (errors.length > 0) {
    // of the others the first: what follows is mostly its consequence
    const first = errors.find(({ error }) => !isComment(error));
    return errors
      .filter((each) => isComment(each.error) || each === first)
      .map(({ error, offset }) => {
        const key = getLocation(text, offset).path.join('.');
        return [`${file}:${lineOf(text, offset)}`, key, syntaxProblem(error)].filter(Boolean).join(': ');
      });
  }
  return problems.map(({ key, problem }) => {
    const path = key?.split('.') ?? [];
    const node =
      tree && (findNodeAtLocation(tree, [key ?? '']) ?? findNodeAtLocation(tree, path) ?? findNodeAtLocation(tree, path.slice(0, -1)));
    const place = node?.parent ?? node;
    return [`${file}:${lineOf(text, place?.offset ?? 0)}`, key, problem].filter(Boolean).join(': ');
  });
};
