import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const requirementId = /[A-Z]{3}-\d{3}/g;
const listFiles = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

const requirements = listFiles('docs/requirements').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^- `([A-Z]{3}-\d{3})`/gm)].map(([, id]) => id!),
);

/** The files of `npm test`: the language walks run only with `--complete`. */
const files = ['tests/unit', 'tests/contract', 'tests/resources', 'tests/dom', 'tests/e2e']
  .flatMap(listFiles)
  .filter((file) => /\.tsx?$/.test(file) && !/^tests\/e2e\/language\/(walk|coverage)/.test(file));

/** `test`, `it` or `describe` of `test(...)`, `it.each(...)(...)` and the like. */
const calledName = (node: ts.Expression): string =>
  ts.isIdentifier(node)
    ? node.text
    : ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) || ts.isTaggedTemplateExpression(node)
      ? calledName(ts.isTaggedTemplateExpression(node) ? node.tag : node.expression)
      : '';

/** The ids in the titles of a file, without those of tests with the tag `@complete`, which `npm test` leaves out. */
const idsIn = (file: string) => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const ids: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ['test', 'it', 'describe'].includes(calledName(node.expression))) {
      const [title, options] = node.arguments;
      if (options && ts.isObjectLiteralExpression(options) && options.getText(source).includes('@complete')) return;
      ids.push(...(title?.getText(source).match(requirementId) ?? []));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ids;
};

it('a test of npm test names every requirement in its title', () => {
  expect(requirements.length).toBeGreaterThan(800);
  const named = new Set(files.flatMap(idsIn));
  expect(requirements.filter((id) => !named.has(id))).toEqual([]);
});
