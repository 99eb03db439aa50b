/** docs/test-reference.md names every fixture, member and helper that tests can use, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/test-reference.md', 'utf8');
const parse = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
const hasModifier = (node: ts.Node, ...kinds: ts.SyntaxKind[]) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kinds.includes(kind));
const namesOf = (nodes: Iterable<ts.Node>) =>
  [...nodes].flatMap((node) =>
    'name' in node && node.name && ts.isIdentifier(node.name as ts.Node) ? (node.name as ts.Identifier).text : [],
  );

/** The members of the classes of a file that tests can use, those of the constructor included. */
const membersIn = (file: string) =>
  parse(file)
    .statements.filter(ts.isClassDeclaration)
    .flatMap(({ members }) => [
      ...members,
      ...members
        .filter(ts.isConstructorDeclaration)
        .flatMap(({ parameters }) => parameters.filter((each) => ts.getModifiers(each)?.length)),
    ])
    .filter((member) => !hasModifier(member, ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword))
    .flatMap((member) => namesOf([member]));
/** The values that a file exports, without types. */
const exportsOf = (file: string) =>
  parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      return namesOf(statement.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly));
    if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword) || hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) return [];
    if (ts.isVariableStatement(statement)) return namesOf(statement.declarationList.declarations);
    return ts.isClassDeclaration(statement) || ts.isFunctionDeclaration(statement) ? namesOf([statement]) : [];
  });
/** The fixtures that the call of `extend` declares in its types, for a test and for a worker. */
const fixturesIn = (file: string) => {
  const names: string[] = [];
  const types = new Map(
    parse(file)
      .statements.filter(ts.isTypeAliasDeclaration)
      .map(({ name, type }) => [name.text, type]),
  );
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'base.extend')
      for (const argument of node.typeArguments ?? []) {
        const type = types.get(argument.getText()) ?? argument;
        if (ts.isTypeLiteralNode(type)) names.push(...namesOf(type.members));
      }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return names;
};
const modulesIn = (folder: string, portal: string) =>
  readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !/\.(spec|test)\./.test(name) && name !== portal);

const [, browser = '', dom = ''] = page.split(/^## .*$/m);
const partOf = (section: string, title: string) => section.split(/^### /m).find((part) => part.startsWith(title))!;
const inCode = (text: string) => [...text.matchAll(/`([\w.]+)`/g)].map(([, name]) => name!);
/** The names in the first column of a table. */
const firstColumn = (text: string) => [...text.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell]) => inCode(cell!));

const expectRows = (text: string, names: readonly string[]) => expect(firstColumn(text).toSorted()).toEqual([...names].toSorted());

describe('docs/test-reference.md', () => {
  it('has every fixture of the browser tests, beside the page of Playwright', () => {
    expectRows(partOf(browser, 'Fixtures'), ['page', ...fixturesIn('tests/e2e/portal.ts')]);
  });
  it('has every member of the portal of the browser tests', () => {
    expectRows(partOf(browser, 'Members'), membersIn('tests/e2e/portal.ts'));
  });
  it('has every member of the portal of the DOM tests', () => {
    expectRows(
      partOf(dom, 'Members'),
      ['portal.tsx', 'pageUser.ts', 'network.ts'].flatMap((name) => membersIn(`tests/dom/${name}`)),
    );
  });
  it.each([
    ['tests/e2e/portal.ts', browser],
    ['tests/dom/portal.tsx', dom],
  ])('has every export of %s', (file, section) => {
    const imported = /import \{ ([\w, ]+) \}/.exec(section)![1]!.split(', ');
    expect(new Set([...imported, ...firstColumn(partOf(section, 'Other'))])).toEqual(new Set(exportsOf(file)));
  });
  it('has every helper module of the browser tests with its exports', () => {
    const modules = modulesIn('tests/e2e', 'portal.ts');
    const rows = partOf(browser, 'Helper');
    expectRows(rows, modules);
    for (const name of modules) {
      const row = rows.split('\n').find((line) => line.startsWith(`| \`${name}\` `))!;
      expect(inCode(row), name).toEqual(expect.arrayContaining(exportsOf(`tests/e2e/${name}`)));
    }
  });
  it('has every helper module of the DOM tests', () => {
    expectRows(partOf(dom, 'Helper'), modulesIn('tests/dom', 'portal.tsx'));
  });
});
