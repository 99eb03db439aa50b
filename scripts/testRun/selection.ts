/** Turns the words of `npm test -- WORD...` into runs of kinds. A word is a kind, an entity or the path of a test file or folder. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listChangedFiles } from './changed/changedFiles';
import { chooseAll, chooseTests, type Choice } from './changed/chooseTests';
import { readModuleGraph } from './changed/moduleGraph';
import { readRecord } from './changed/record';
import { kinds, type Run } from './kinds';

/** `notes` says why these runs were chosen. */
export type Request = { runs: Run[]; notes: string[]; isComplete: boolean; isWatching: boolean };
/** The words that were not understood, or an option that does not exist. `text` lists the choices. */
export class SelectionError extends Error {}

const entityFolders = () =>
  readdirSync('resources', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && existsSync(`resources/${entry.name}/${entry.name}.ts`) ? [entry.name] : [],
  );
const toKebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The letters before the numbers of an entity's requirements: `HOT` of hotlines. */
const requirementCode = (entity: string) => {
  const file = readdirSync('docs/requirements').find((name) => `-${name}`.endsWith(`-${toKebabCase(entity)}.md`));
  return file && /\(([A-Z]{3})\)/.exec(readFileSync(`docs/requirements/${file}`, 'utf8'))?.[1];
};

const listTestFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** Matches the path of a file that is named after the entity, or that is in a folder of its name: `hotlines`, `clientEdit`. */
const pathPattern = (entity: string) => `\\b${entity.replace(/s$/, '')}(s?/|s?([A-Z]\\w*)?\\.(test|spec)\\.)`;

/** The tests of an entity: files with its name, tests that name a requirement of it, and its part of the loops over the registry. */
const runsOfEntity = (entity: string): Run[] => {
  const code = requirementCode(entity);
  const isNamed = new RegExp(pathPattern(entity));
  const isAboutEntity = (file: string) => {
    const text = readFileSync(file, 'utf8');
    return text.includes(`${code}-`) || /from '[./]+\/resources'/.test(text);
  };
  const ofVitest = kinds.flatMap((kind): Run[] => {
    if (kind.runner !== 'vitest' || kind.isInComplete) return [];
    const files = listTestFiles(kind.folder!).filter((file) => isNamed.test(file) || isAboutEntity(file));
    return files.length > 0 ? [{ kind, files }] : [];
  });
  const browser = kinds.find(({ name }) => name === 'browser')!;
  return [
    ...ofVitest,
    { kind: browser, grep: [pathPattern(entity), `registry\\.spec\\.ts ${entity} `, ...(code ? [`${code}-\\d`] : [])].join('|') },
  ];
};

const runsOfPath = (word: string): Run[] => {
  // a test runner takes a line too: tests/e2e/lists/pager.spec.ts:20
  const path = word.replace(/:\d+$/, '').replace(/\/$/, '');
  if (!existsSync(path)) return [];
  const kind = kinds.find(({ folder }) => folder && (path === folder || path.startsWith(`${folder}/`)));
  const files = statSync(path).isDirectory() ? (kind ? listTestFiles(path) : []) : [word];
  return kind && files.some((file) => /\.(test|spec)\.tsx?(:\d+)?$/.test(file)) ? [{ kind, files }] : [];
};

const runsOfWord = (word: string): Run[] => {
  const kind = kinds.find(({ name }) => name === word);
  if (kind) return [{ kind }];
  return entityFolders().includes(word) ? runsOfEntity(word) : runsOfPath(word);
};

/** One run for each kind: a whole kind includes its files. */
const merge = (runs: Run[]) => {
  const merged: Run[] = [];
  for (const kind of kinds) {
    const ofKind = runs.filter((run) => run.kind === kind);
    if (ofKind.length === 0) continue;
    const files = ofKind.flatMap((run) => run.files ?? []);
    const greps = ofKind.flatMap((run) => run.grep ?? []);
    if (ofKind.some((run) => !run.files && !run.grep)) merged.push({ kind });
    else {
      if (files.length > 0) merged.push({ kind, files: [...new Set(files)] });
      if (greps.length > 0) merged.push({ kind, grep: greps.join('|') });
    }
  }
  return merged;
};

const choices = () => `Choose from:
  kinds      ${kinds.map(({ name }) => name).join(', ')}
  entities   ${entityFolders().join(', ')}
  paths      a test file or a folder in ${kinds.flatMap(({ folder }) => folder ?? []).join(', ')}
Options: --complete runs every kind and every test, --changed what a change since main can affect (words narrow it to kinds),
         --watch repeats Vitest kinds after each change.`;

/** What a change since `main` can affect. Kinds narrow it. */
const chooseByChange = (words: readonly string[]): Choice => {
  const changes = listChangedFiles();
  const { runs, notes } = 'reason' in changes ? chooseAll(changes.reason) : chooseTests(changes.files, readModuleGraph(), readRecord());
  return { runs: runs.filter(({ kind }) => words.length === 0 || words.includes(kind.name)), notes };
};

/**
 * Reads the arguments of `npm test`. Without a word it chooses every kind of `npm test`, or every kind at all with `--complete`.
 * Throws a SelectionError that lists the choices for a word or option that is unknown.
 */
export const readRequest = (args: readonly string[]): Request => {
  const options = { complete: { type: 'boolean' }, changed: { type: 'boolean' }, watch: { type: 'boolean' } } as const;
  const { values, positionals, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const isComplete = values.complete === true;
  const isWatching = values.watch === true;
  const unknown = [
    ...tokens.flatMap((token) => (token.kind === 'option' && !(token.name in options) ? [token.rawName] : [])),
    ...positionals.filter((word) => runsOfWord(word).length === 0),
  ];
  if (unknown.length > 0) throw new SelectionError(`Nothing to run for: ${unknown.join(', ')}\n${choices()}`);
  if (values.changed) return { ...chooseByChange(positionals), isComplete: false, isWatching: false };
  const isWatched = ({ kind }: Run) => !isWatching || kind.runner === 'vitest';
  const all = kinds.filter((kind) => isComplete || !kind.isInComplete).map((kind) => ({ kind }));
  const runs = (positionals.length > 0 ? merge(positionals.flatMap(runsOfWord)) : all).filter(isWatched);
  if (runs.length === 0) throw new SelectionError(`Nothing to watch: only Vitest kinds repeat after a change.\n${choices()}`);
  return { runs, notes: [], isComplete, isWatching };
};
