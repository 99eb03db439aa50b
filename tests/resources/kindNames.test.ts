/** The engine knows no kind of field by name: what depends on a kind stands in its folder, and the engine asks its traits. */
import { readdirSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { registry } from '../../resources';

const root = fileURLToPath(new URL('../../', import.meta.url));
const declared = await Promise.all(Object.values(registry.resources).map(async ({ load }) => (await load()).default));
const names = [...Object.keys(builtInKinds), ...declared.flatMap(({ kinds = [] }) => kinds.map(({ definition }) => definition.kind))];

/** Words that are the name of a kind too, and mean something else where they stand. */
const others = [
  // shapes of the table of the language
  "src/schema/language/readShape.ts 'text'",
  "src/schema/language/shape.ts 'text'",
  "src/schema/translate/mapPhrases.ts 'text'",
  // a text with its condition
  "src/schema/check/texts.ts 'text'",
  // types of an HTML input, and names of inputs
  "src/app/preview/FileZone.tsx 'file'",
  "src/layout/lock/IdleLock.tsx 'password'",
  "src/pages/signIn/PasswordForm.tsx 'password'",
  "src/ui/inputs/FilePicker.tsx 'file'",
  "src/ui/inputs/PasswordInput.tsx 'password'",
  "src/ui/inputs/PasswordInput.tsx 'text'",
  "src/ui/inputs/TemporaryPasswordInput.tsx 'password'",
  "src/ui/inputs/times/DayInput.tsx 'date'",
  // the look of a button, and a sort of texts
  "src/ui/files/FileDialog.tsx 'text'",
  "src/views/list/search/SearchForm.tsx 'text'",
  "src/views/list/table/Pager.tsx 'text'",
  "src/views/list/toolbar/ColumnsPanel.tsx 'text'",
  "src/views/list/toolbar/ListButtons.tsx 'text'",
  "src/views/list/toolbar/sortLabel.ts 'text'",
  // a damaged amount
  "src/files/csv/amountDamage.ts 'date'",
  // a dialog, why a PDF does not open, an event of a parser
  "src/layout/Header.tsx 'password'",
  "src/files/pdf/openPdf.ts 'password'",
  "src/files/kmz/readKml.ts 'text'",
];

/** Every literal of a file that is the name of a kind, and every import from the folder of one; types aside. */
const namesIn = (file: string) => {
  const source = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) {
      const isImport = ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent) || ts.isCallExpression(node.parent);
      const folder = isImport ? /\/kinds\/(\w+)/.exec(node.text)?.[1] : undefined;
      if (names.includes(folder ?? node.text)) found.push(`${file} '${folder ?? node.text}'`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

describe('the name of a kind', () => {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/fields/kinds/'));
  it('is looked for in every file of the engine', () => {
    expect(files.length).toBeGreaterThan(250);
    expect(names).toContain('matrix');
    // the check itself finds them where they are
    expect(namesIn('resources/projects/VisibilityChip.tsx')).toEqual([]);
    expect(namesIn('resources/projects/CardPreview.tsx')).toEqual(["resources/projects/CardPreview.tsx 'file'"]);
    expect(namesIn('src/fields/kinds/toggle/index.ts')).toEqual(["src/fields/kinds/toggle/index.ts 'toggle'"]);
  });
  it('stands nowhere in the engine but in its folder and in the list of kinds', () => {
    expect([...new Set(files.flatMap(namesIn))].toSorted()).toEqual(others.toSorted());
  });
  it('is in the list of kinds once, in one line', () => {
    const list = readFileSync(`${root}src/fields/kinds/index.ts`, 'utf8').trim().split('\n').slice(1);
    expect(list).toEqual(Object.keys(builtInKinds).toSorted((a, b) => a.localeCompare(b)).map((kind) => `export { ${kind} } from './${kind}';`)); // prettier-ignore
  });
});

it('how kinds are declared, their traits and their options load in Node, without styles', () => {
  const script = `
    const { builtInKinds } = await import('./src/fields/builtInKinds.ts');
    const { matrix } = await import('./resources/adminUsers/matrix/index.ts');
    for (const { kind, traits, parts } of [...Object.values(builtInKinds), matrix.definition]) {
      const { options } = (await parts()).default;
      const { keys } = (await options()).default;
      console.log(kind, Object.keys(traits).length > 0, Object.keys(keys).length);
    }`;
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
  const lines = printed.trim().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual([...Object.keys(builtInKinds), 'matrix']);
  expect(lines).toContain('toggle true 3');
});
