/** Writes the section of docs/resources-yaml.md that lists the names of the portal that files can use. */
import { menus, permissionCodes, uploadKinds } from '../../contract/reads';
import { registry } from '../../resources';
import { escaped, inCode } from './markdown';

/** What each lock does. */
const lockTexts: Readonly<Record<string, string>> = {
  ownOffice: 'Users of levels 2 and 3 can choose only their own sales offices. Users of level 1 can choose any.',
};
/** What each formatter of templates writes. */
const formatterTexts: Readonly<Record<string, string>> = {
  displayName: 'The full name of a person: the last and the first name of the record.',
  visibilityNote: 'A note on a project that clients do not see.',
};
/** What each generator makes. */
const generatorTexts: Readonly<Record<string, string>> = {
  password: 'A random password that satisfies the password rules.',
  offset: 'The number of rows before the page, for the query of a list.',
};

/** @throws Error for a name without a text */
const described = (names: readonly string[], texts: Readonly<Record<string, string>>) =>
  names.map((name) => {
    const text = texts[name];
    if (text === undefined) throw new Error(`scripts/schema/names.ts has no text for ${name}`);
    return `| ${inCode(name)} | ${escaped(text)} |`;
  });
const table = (heads: readonly string[], rows: readonly string[]) =>
  [`| ${heads.join(' | ')} |`, `| ${heads.map(() => '---').join(' | ')} |`, ...rows].join('\n');
const inline = (names: readonly string[]) => `${names.map(inCode).join(', ')}.`;

/** The paragraphs of the section. */
export const namesSection = (): string[] => {
  // a path with a parameter belongs to the screens of one record
  const lookups = Object.entries(registry.lookups).filter(([, { getList }]) => !getList.includes('{'));
  return [
    '## Names',
    'Names of the portal that files can use. A wrong name is reported with the closest right one.',
    '### Permission codes',
    inline(permissionCodes),
    'List further codes under `codes`.',
    '### Menus',
    inline(menus),
    'Another name adds a menu, with the warning W003.',
    '### Lookups',
    table(
      ['Name', 'Call', 'Stored value'],
      lookups.map(([name, { getList, idField }]) => `| ${[name, getList, idField].map(inCode).join(' | ')} |`),
    ),
    '### Locks',
    table(['Name', 'Effect'], described(Object.keys(registry.locks), lockTexts)),
    '### Kinds of upload',
    inline(uploadKinds),
    '### Formatters',
    'A template writes a formatter as `{name()}`.',
    table(['Name', 'Text'], described(Object.keys(registry.formatters), formatterTexts)),
    '### Generators',
    'A value of `defaultValue`, `initialValues` or `query` is written as `{ generator: name }`.',
    table(['Name', 'Value'], described(Object.keys(registry.generators), generatorTexts)),
  ];
};
