/** What `npm run mutate` changes, which tests have to notice it, and how many changes they should notice. */
import { readdirSync } from 'node:fs';

/** The sources and tests of one run, and its goals in percent. */
export type Scope = {
  name: 'portal' | 'box';
  folders: readonly string[];
  projects: readonly string[];
  goalOfFolder: number;
  goal: number;
};

export const scopes: Record<Scope['name'], Scope> = {
  portal: {
    name: 'portal',
    folders: ['authProvider', 'dataProvider', 'resources', 'src'],
    projects: ['unit', 'resources', 'dom'],
    goalOfFolder: 85,
    goal: 90,
  },
  box: {
    name: 'box',
    folders: ['fixtures/dialect', 'fixtures/files', 'fixtures/notifications', 'fixtures/auth', 'fixtures/store', 'fixtures/calls'],
    projects: ['contract'],
    goalOfFolder: 80,
    goal: 80,
  },
};

/** Pure code, where texts, patterns and objects are results. In screens they are class names and texts, which other tests check. */
const pure = [
  'authProvider/',
  'dataProvider/',
  'fixtures/',
  'resources/notifications/clientList/clientList.ts',
  'resources/notifications/clientList/findings.ts',
  'resources/notifications/tags.ts',
  'resources/notifications/review/delivery.ts',
  'resources/vocabulary/regionProblem.ts',
  'src/format/day.ts',
  'src/format/plainDigits.ts',
  'src/session/',
  'src/schema/',
  'src/fields/codecs/codec.ts',
  'src/fields/codecs/codecs.ts',
  'src/fields/rules/',
  'src/fields/kinds/file/items/items.ts',
  'src/fields/kinds/text/formats.ts',
  'resources/adminUsers/matrix/codec.ts',
  'resources/adminUsers/matrix/options.ts',
  'resources/adminUsers/matrix/ticks.ts',
  'src/files/Upload.ts',
  'src/files/csv/readTable.ts',
  'src/files/csv/splitRow.ts',
  'src/files/csv/tableRows.ts',
  'src/files/imageHeader.ts',
  'src/files/judgeFile.ts',
  'src/ui/renderedText/markupBounds.ts',
  'src/ui/renderedText/thin.ts',
  'src/views/actions/offeredActions.ts',
  'src/views/form/model/',
];
const pureParts = /^src\/fields\/kinds\/[^/]+\/(codec|options|schema)\.ts$/;

/** The mutators of StrykerJS that a file is spared. */
export const excludedMutators = (path: string) =>
  pureParts.test(path) || pure.some((start) => path.startsWith(start)) ? [] : ['StringLiteral', 'Regex', 'ObjectLiteral'];

/** The files that a scope changes, in a stable order. Declarations of types and the samples of tests are none. */
export const listSources = ({ folders }: Scope) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
    .filter((path) => /\.tsx?$/.test(path) && !/\.d\.ts$|\/sample\.ts$|^src\/messages\/literal\.ts$/.test(path))
    .toSorted();

/** The folder under which a file counts in the table of scores. */
export const folderOf = (path: string, { name, folders }: Scope) => {
  if (name === 'box') return folders.find((folder) => path.startsWith(`${folder}/`)) ?? path;
  const parts = path.split('/').slice(0, -1);
  return parts.slice(0, parts[0] !== 'src' ? 1 : parts[1] === 'views' ? 3 : 2).join('/');
};

/** Whether a path is one of the files or in one of the folders. No files and folders have every path. */
export const isWithin = (path: string, paths: readonly string[]) =>
  paths.length === 0 || paths.some((start) => path === start || path.startsWith(`${start}/`));
