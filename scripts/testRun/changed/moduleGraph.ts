/** Which file of the repository imports which. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** What a module refers to, as paths below the folder of the repository. */
export type Module = {
  /** Modules that load with it. */
  imports: string[];
  /** Modules that it loads later, by `import()`. */
  laterImports: string[];
  /** Modules of workers whose addresses it knows. */
  workers: string[];
  /** Whether it starts workers. */
  startsWorkers: boolean;
  /** Files and folders that a module of tests or scripts names in a string, if it reads files or starts programs. */
  names: string[];
};
export type ModuleGraph = ReadonlyMap<string, Module>;

const roots = ['src', 'resources', 'dataProvider', 'authProvider', 'contract', 'fixtures', 'deploy', 'scripts', 'tests'];
const configs = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'];
const endings = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx'];
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const resolve = (file: string, specifier: string) => {
  const path = join(dirname(file), specifier.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return endings.map((ending) => path + ending).find(isFile);
};

const typeImport = /^(import|export) type [^;]*;/gm;
const laterImport = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"`]([^'"`]+)['"`]/g;
const worker = /['"]([^'"]+\?worker[^'"]*)['"]/g;
const usesFiles = /from 'node:(fs|fs\/promises|child_process)'/;
const text = /(['"`])((?:\.{1,2}\/)*[\w@-][\w@./-]*?)\/?\1/g;
const isPath = (name: string) => roots.includes(name.split('/')[0]!) || /\.\w+$/.test(name);

/** The files and folders that exist under a name of a text, below the folder of the repository or beside the module. */
const readNames = (file: string, source: string, specifiers: readonly string[]) =>
  [...source.matchAll(text)]
    .map(([, , name]) => name!)
    .filter((name) => !specifiers.includes(name))
    .flatMap((name) => [normalize(name), join(dirname(file), name)])
    .filter((path) => isPath(path) && existsSync(path));

const readModule = (file: string): Module => {
  const source = readFileSync(file, 'utf8').replaceAll(typeImport, '');
  const resolveAll = (specifiers: string[]) => [...new Set(specifiers.flatMap((specifier) => resolve(file, specifier) ?? []))];
  const [later, workers] = [laterImport, worker].map((pattern) => [...source.matchAll(pattern)].map(([, specifier]) => specifier!));
  const notWithIt = [...later!, ...workers!];
  const all = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
  const relative = (specifiers: string[]) => specifiers.filter((specifier) => specifier.startsWith('.'));
  return {
    imports: resolveAll(relative(all).filter((specifier) => !notWithIt.includes(specifier))),
    laterImports: resolveAll(relative(later!)),
    workers: resolveAll(relative(workers!)),
    startsWorkers: source.includes('new Worker('),
    names: /^(tests|scripts)\//.test(file) && usesFiles.test(source) ? [...new Set(readNames(file, source, [...all, ...notWithIt]))] : [],
  };
};

/** Reads the imports of every module of the repository. */
export const readModuleGraph = (): ModuleGraph => {
  const files = roots
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `${root}/${name.replaceAll('\\', '/')}`))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  return new Map([...files, ...configs].map((file) => [file, readModule(file)]));
};

/** The modules that a module needs at any distance, and itself. */
export const listNeeded = (graph: ModuleGraph, start: string): Set<string> => {
  const found = new Set([start]);
  for (const file of found) {
    const { imports = [], laterImports = [], workers = [] } = graph.get(file) ?? {};
    for (const next of [...imports, ...laterImports, ...workers]) found.add(next);
  }
  return found;
};
