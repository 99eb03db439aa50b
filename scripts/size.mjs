/**
 * `npm run size`: what each screen loads, in kB gzip of JS and CSS, from the build's manifest. A ceiling that is broken
 * fails; the goals are what is reported against. Also: no source map, no fixture code in the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as builtIn from '../src/fields/kinds/index';
import { kindsByName } from '../src/schema/kind';
import { build } from './build.mjs';

const sources = ['src', 'resources', 'contract', 'dataProvider'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const isThere = (file) => sources.some((source) => new RegExp(`^${file.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(source));
const chunks = JSON.parse(readFileSync('scripts/chunks.json', 'utf8'));
const folder = build();
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
const sizes = new Map();
const size = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length);
  return sizes.get(file);
};

/** Every file that an entry loads, its static imports and its CSS included. */
const filesOf = (key, found = new Set(), seen = new Set()) => {
  if (seen.has(key)) return found;
  seen.add(key);
  const {
    file,
    css = [],
    imports = [],
  } = manifest[key] ??
  (() => {
    throw new Error(`The build has no part ${key}`);
  })();
  for (const each of [file, ...css]) found.add(each);
  for (const each of imports) filesOf(each, found, seen);
  return found;
};
const union = (...keys) => new Set(keys.flatMap((key) => [...filesOf(key)]));
const without = (files, others) => new Set([...files].filter((file) => !others.has(file)));
const total = (files) => [...files].reduce((sum, file) => sum + size(file), 0) / 1000;

const page = 'index.html';
const chunkOf = (name) => Object.keys(manifest).find((key) => manifest[key].name === name);
/** Every list and form of the registry: what its entries load, but for components. */
const declarations = manifest[chunkOf('entries')].dynamicImports.filter((key) => /^resources\/\w+\/[a-z]\w*\.tsx?$/.test(key));
const listKeysOf = (key) => [page, chunkOf('portal'), chunkOf('entries'), key];
const first = declarations.find((key) => key.startsWith('resources/clients/clients.'));
/** The kinds of fields that a list shows, each with its cell: in a file of its own, or together with others. */
const cellsOf = async (key) => {
  const { fields, list: declared } = (await import(`../${key}`)).default;
  const { heading = [], lines = [] } = declared.card ?? {};
  const kinds = new Set([...declared.columns, ...heading, ...lines.flat()].map((name) => fields[name].kind));
  const isCell = (file) => /Cell\.tsx$/.test(file) && kinds.has(kindOf(file));
  const apart = Object.keys(manifest).filter((file) => manifest[file].isDynamicEntry && isCell(file));
  return [
    ...apart,
    ...Object.keys(chunks)
      .filter((name) => chunks[name].some(isCell))
      .map(chunkOf),
  ];
};
/** The kind of field that a file belongs to: one of all entities, or one that an entity brings. */
const kindOf = (file) => /^(?:src\/fields\/kinds|resources\/\w+)\/(\w+)\//.exec(file)?.[1];
const listOf = async (key) => union(...(await cellsOf(key)), ...listKeysOf(key));
const list = await listOf(first);
const [edit, create] = ['Edit', 'Create'].map((view) => `src/views/form/${view}Page.tsx`);
/** What reads and writes fields arrives with the first form. */
const codecs = chunkOf('codecs');
/** What checks a form arrives while it is read. */
const rules = chunkOf('rules');
/** What arrives with a form that has it: its layout, and the inputs and cells of its kinds. Dialogs, notices and searches open on demand. */
const parts = Object.keys(manifest).filter(
  (key) =>
    manifest[key].isDynamicEntry &&
    /^(src\/(views\/form|fields\/kinds)|resources\/\w+\/\w+)\//.test(key) &&
    key !== rules &&
    !/(Dialog|Page|Note|Search)\.|\/notices\//.test(key),
);
/** Who may type gets the inputs of a kind; who may not gets its cells, which are less. */
const isTyped = (file) => !/(Cell|Filter|Label|options|schema)\./.test(file);
const isOfEntity = (file) => file.startsWith('resources/');
const partsOf = (form, { fields, kinds: ownKinds = [] }) => {
  const sections = form.steps ? form.steps.flatMap((step) => step.sections) : form.sections;
  const names = sections.flatMap((section) => section.fields);
  const all = kindsByName([...Object.values(builtIn), ...ownKinds]);
  const own = ownKinds.map(({ definition }) => definition.kind);
  const kinds = new Set(names.flatMap((name) => [fields[name].kind, fields[name].of?.kind]).filter(Boolean));
  /** What few forms have. */
  const rare = {
    Stepper: Boolean(form.steps),
    FollowedField: Boolean(form.steps) || [...kinds].some((kind) => all[kind].traits.bound === false),
    FormButtons: Boolean(form.buttons),
    SectionComponent: sections.some(({ component }) => component),
    WrapperInput: names.some((name) => fields[name].of),
    LanguageTable: names.some((name) => all[fields[name].kind].traits.sharesRows?.(fields[name])),
    FormSheet: form.layout === 'sheet',
    FormCards: form.layout === 'cards',
    RecordHeader: Boolean(form.head),
  };
  /** Kinds whose parts stand together in one file of the build. */
  const together = Object.keys(chunks).filter((name) => chunks[name].some((file) => kinds.has(kindOf(file)) && isTyped(file)));
  const apart = parts.filter((part) => {
    const kind = kindOf(part);
    if (kind) return kinds.has(kind) && isOfEntity(part) === own.includes(kind) && isTyped(part);
    return rare[/\/(\w+)\.tsx?$/.exec(part)?.[1]] ?? true;
  });
  return [...apart, ...together.map(chunkOf), codecs];
};
/** The row of the larger of the two forms of a resource, each with its page; none where it has no form. */
const formOf = async (key) => {
  const { form, createForm = form, ...declared } = (await import(`../${key}`)).default;
  if (!form) return [];
  const weight = async (view, own) => total(without(union(view, key, ...partsOf(own, declared)), await listOf(key)));
  return [[`A form of ${nameOf(key)}, on top of its list`, Math.max(await weight(edit, form), await weight(create, createForm)), 110, 90]];
};
/** The declaration that a folder is named after has the forms; others in it are lists in dialogs. */
const isEntity = (key) => /^resources\/(\w+)\/\1\./.test(key);
const nameOf = (key) => key.split('/').pop().replace(/\..*/, '');
const others = declarations.filter((key) => key !== first);
/** What runs beside the page arrives when it is asked for, and the manifest names it nowhere. */
const workers = readdirSync(`${folder}/assets`).filter((file) => /\.worker-[\w-]+\.js$/.test(file));
/** What loads on use, with its size when its ceiling was set. */
const heavyParts = [
  ['Rules of a form', rules, 14.2],
  ['The editor of a rich text', 'src/ui/richText/RichTextEditor.tsx', 84.8],
  ['The dialog of a map', 'src/fields/kinds/file/preview/MapDialog.tsx', 58.3],
  ['Pages of a PDF', 'src/ui/files/pdf/PdfView.tsx', 143.8],
];
/** pdf.js is the largest: it loads with the first PDF. */
const workerSizes = { csv: 9.6, kmz: 12.9, pdf: 379 };
const ceilingOf = (measured) => Math.ceil(measured * 11) / 10;
const rows = [
  ['Sign-in page', total(union(page)), 95, 87],
  ['Client list, empty cache', total(list), 225, 200],
  ...(await Promise.all(
    others.map(async (key) => [
      `List ${nameOf(key)}, on top of the client list`,
      total(without(union(key, ...(await cellsOf(key))), list)),
      25,
      10,
    ]),
  )),
  ['Any edit form, on top of a list', total(without(union(edit, codecs), list)), 110, 90],
  ['Any create form, on top of a list', total(without(union(create, codecs), list)), 110, 90],
  ...(await Promise.all(declarations.filter(isEntity).map(formOf))).flat(),
  [
    'Files of a deployment, where there are some',
    total(without(union('src/app/deployed/loadDeployment.ts'), union(...listKeysOf(first), codecs, chunkOf('writing')))),
    60,
    45,
  ],
  ...heavyParts.map(([name, key, measured]) => [
    `${name}, on top of a form`,
    total(without(union(key), union(page, edit))),
    ceilingOf(measured),
    measured,
  ]),
  ...workers.map((file) => {
    const name = file.split('.')[0];
    return [`Worker ${name}`, size(`assets/${file}`) / 1000, ceilingOf(workerSizes[name] ?? 0), workerSizes[name] ?? 0];
  }),
];

let failures = 0;
console.log(`${'kB gzip, JS and CSS'.padEnd(46)}   now  ceiling  goal`);
for (const [name, kB, ceiling, goal] of rows) {
  const verdict = kB > ceiling ? 'TOO LARGE' : kB > goal ? `${(kB - goal).toFixed(1)} over the goal` : '';
  if (kB > ceiling) failures += 1;
  console.log(`${name.padEnd(46)} ${kB.toFixed(1).padStart(5)}  ${String(ceiling).padStart(7)}  ${String(goal).padStart(4)}  ${verdict}`);
}

const mostFiles = 9;
const built = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const checks = [
  ...Object.entries(chunks).map(([name, files]) => [
    `chunk '${name}' is made of files that are there`,
    files.every(isThere) && chunkOf(name) !== undefined,
  ]),
  // each more is a request that others may wait for
  [`the client list arrives in ${mostFiles} files`, list.size <= mostFiles],
  ['no source map', !built.some((file) => file.endsWith('.map'))],
  [
    'no fixture code',
    !built.some(
      (file) => /\.(js|html)$/.test(file) && /Passw0rd!|json-server|CMS in a box/.test(readFileSync(`${folder}/${file}`, 'utf8')),
    ),
  ],
  // what CVE-2026-16633 needs (scripts/package/vulnerabilities.ts)
  ['no script engine of pdf.js', !built.some((file) => file.endsWith('.js') && /QuickJS/i.test(readFileSync(`${folder}/${file}`, 'utf8')))],
  ['every asset compressed', built.filter((file) => /assets.*\.(js|css)$/.test(file)).every((file) => existsSync(`${folder}/${file}.br`))],
];
for (const [name, holds] of checks) {
  if (!holds) failures += 1;
  console.log(`${name.padEnd(46)} ${holds ? 'yes' : 'NO'}`);
}
console.log(`${rows.length + checks.length - failures} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
process.exit(failures > 0 ? 1 : 0);
