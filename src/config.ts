/**
 * `config.json`, read at run time and checked by hand: this module loads before anything else does.
 * docs/configuration.md describes every key.
 */
import { webLinkStart } from './format/webLink';

/** A demo user that the sign-in page lists. */
export type DemoUser = {
  username: string;
  password: string;
  /** Describes what the user may do; shown below the name. Default: nothing. */
  note?: string;
};

export type Config = {
  /** Where the CMS is; empty for the origin of the portal. */
  host: string;
  /** The base path is `{host}/{product}-cms`. */
  product: string;
  /** A word in the header, for example UAT; empty for none. */
  environment: string;
  singleSignOn: {
    /** The page that the Login button posts to; empty hides the button. */
    action: string;
    /** What is posted; `{portal}` stands for the address of this portal. */
    fields: Record<string, string>;
    /** Called on log-out; empty for none. */
    signOut: string;
  };
  /** Headers of writes that this CMS takes. A foreign header fails a cross-origin preflight, so both are off by default. */
  writeHeaders: { idempotencyKey: boolean; ifUnmodifiedSince: boolean };
  /** Minutes without a key or pointer until the screen locks; 0 for never. */
  idleLockMinutes: number;
  /** Origins beside the CMS whose images are shown; the Content Security Policy has to name the same ones. */
  fileOrigins: string[];
  /** The address of the template for client lists; empty for none. It is opened without a token. */
  csvTemplate: string;
  /** The absolute address that receives reports of errors and policy violations; empty for none. */
  reports: string;
  /** The languages that people may choose from, as tags such as `zh-HK`; beside English each has a catalogue in `texts/`. */
  languages: string[];
  /** The one of them that the portal starts in. */
  language: string;
  /** Files with entities and changes of this deployment, beside the page. */
  resources: string[];
  /** Demo users that the sign-in page lists, each with a button that fills in the form. Empty for none. */
  demoUsers: readonly DemoUser[];
  /** Components that are off until they are switched on. */
  switches: Readonly<Record<string, boolean>>;
};

/** What is wrong with a key, or with the whole file. */
export type ConfigProblem = { key?: string; problem: string };

/** A wrong `config.json`: every key that is wrong, with what was expected. `src/configPlaces.ts` tells the lines. */
export class ConfigError extends Error {
  constructor(
    readonly problems: ConfigProblem[],
    /** What stands in the file, when it could be read. */
    readonly text?: string,
  ) {
    super(problems.map(({ key = 'config.json', problem }) => `${key}: ${problem}`).join('\n'));
  }
}

type Check = (value: unknown) => boolean;
type Rule = { expected: string; check: Check; fallback: unknown };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isLanguage = (tag: unknown) => {
  try {
    return typeof tag === 'string' && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
};
const isFlag: Check = (value) => typeof value === 'boolean';
const isAddress: Check = (value) => typeof value === 'string' && (value === '' || value.startsWith('/') || webLinkStart.test(value));

/**
 * An address of https, or of http on this machine. A Content Security Policy has to be able to name its host: no IPv6 address, and no
 * character with a meaning in a policy.
 */
const reportsAddress = /^(?:https:\/\/[a-z\d][a-z\d.-]*|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?(?:[/?][^\s#]*)?$/i;

const isDemoUser = (value: unknown) => {
  if (!isObject(value)) return false;
  const { username, password, note = '', ...others } = value;
  return isText(note) && [username, password].every((text) => isText(text) && text !== '') && Object.keys(others).length === 0;
};

const rules: Record<string, Rule> = {
  host: {
    expected: 'an origin such as https://cms.example.com, without a slash at its end, or "" for this one',
    check: (v) => typeof v === 'string' && /^(https?:\/\/[^\s/\\?#@]+)?$/.test(v),
    fallback: '',
  },
  product: {
    expected: 'a word of letters, digits and hyphens',
    check: (v) => typeof v === 'string' && /^[\w-]+$/.test(v),
    fallback: undefined,
  },
  environment: { expected: 'a text of at most 12 characters', check: (v) => typeof v === 'string' && v.length <= 12, fallback: '' },
  'singleSignOn.action': { expected: 'an address, or "" for none', check: isAddress, fallback: '' },
  'singleSignOn.fields': {
    expected: 'an object of texts',
    check: (v) => isObject(v) && Object.values(v).every(isText),
    fallback: {},
  },
  'singleSignOn.signOut': { expected: 'an address, or "" for none', check: isAddress, fallback: '' },
  'writeHeaders.idempotencyKey': { expected: 'true or false', check: isFlag, fallback: false },
  'writeHeaders.ifUnmodifiedSince': { expected: 'true or false', check: isFlag, fallback: false },
  idleLockMinutes: { expected: 'a number from 0 to 1440', check: (v) => typeof v === 'number' && v >= 0 && v <= 1440, fallback: 0 },
  fileOrigins: {
    expected: 'a list of https:// origins',
    check: (v) => Array.isArray(v) && v.every((each) => typeof each === 'string' && /^https:\/\/[^\s/\\?#@]+$/.test(each)),
    fallback: [],
  },
  csvTemplate: {
    expected: 'an address, or "" for none',
    check: (v) => typeof v === 'string' && (/^$|^\.?\//.test(v) || webLinkStart.test(v)),
    fallback: '',
  },
  reports: {
    expected: 'an https:// address, or "" for none',
    check: (v) => v === '' || (typeof v === 'string' && reportsAddress.test(v) && URL.canParse(v)),
    fallback: '',
  },
  languages: {
    expected: 'language tags with "en" among them',
    check: (v) => Array.isArray(v) && v.includes('en') && new Set(v).size === v.length && v.every(isLanguage),
    fallback: ['en'],
  },
  language: { expected: 'one of languages', check: isLanguage, fallback: 'en' },
  resources: {
    expected: 'at most 20 names of .yaml files, each once',
    check: (v) =>
      Array.isArray(v) &&
      v.length <= 20 &&
      new Set(v).size === v.length &&
      v.every((each) => typeof each === 'string' && /^(\w[\w.-]*\/)*\w[\w.-]*\.ya?ml$/.test(each)),
    fallback: [],
  },
  demoUsers: {
    expected: 'a list of objects with the texts "username" and "password", and optionally "note"',
    check: (v) => Array.isArray(v) && v.every(isDemoUser),
    fallback: [],
  },
  'switches.hiddenDialogs': { expected: 'true or false', check: isFlag, fallback: false },
};

/** Checks a parsed `config.json`; throws a {@link ConfigError} with every problem at once. @param text what it was parsed from */
export const readConfig = (value: unknown, text?: string): Config => {
  if (!isObject(value)) throw new ConfigError([{ problem: 'expected an object' }], text);
  const problems: ConfigProblem[] = [];
  const config: Record<string, unknown> = {};
  for (const [path, { expected, check, fallback }] of Object.entries(rules)) {
    const [group = '', member] = path.split('.');
    const parent = member ? (value[group] ?? {}) : value;
    const found = isObject(parent) ? (parent[member ?? group] ?? fallback) : undefined;
    if (!check(found)) problems.push({ key: path, problem: `expected ${expected}, found ${JSON.stringify(found) ?? 'nothing'}` });
    if (member) config[group] = { ...(config[group] as object), [member]: found };
    else config[group] = found;
  }
  const { languages, language } = config;
  const areTags = !problems.some(({ key }) => key === 'languages' || key === 'language');
  if (areTags && !(languages as string[]).includes(language as string))
    problems.push({ key: 'language', problem: `expected one of languages, found ${JSON.stringify(language)}` });
  const known = new Set(Object.keys(rules).flatMap((path) => [path, path.split('.')[0]!]));
  const demandKnown = (key: string) => {
    if (!known.has(key)) problems.push({ key, problem: 'there is no such key' });
  };
  for (const [key, inner] of Object.entries(value)) {
    demandKnown(key);
    if (known.has(key) && isObject(inner)) for (const member of Object.keys(inner)) demandKnown(`${key}.${member}`);
  }
  if (problems.length > 0) throw new ConfigError(problems, text);
  return config as Config;
};

/** What a text in JSON stands for; throws a {@link ConfigError} for another text. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ConfigError([{ problem: 'expected JSON' }], text);
  }
};

/** Reads the text of a `config.json`. */
export const parseConfig = (text: string): Config => readConfig(parseJson(text), text);

/** What components of entities may read of `config.json`, by its key; an address is a whole one. */
export const settingsOf = ({ csvTemplate }: Config): Readonly<Record<string, string>> => ({
  csvTemplate: csvTemplate && new URL(csvTemplate, document.baseURI).href,
});

/** Fetches and checks `config.json` beside the page. */
export const loadConfig = async (): Promise<Config> => {
  const response = await fetch('./config.json', { cache: 'no-cache' }).catch(() => null);
  if (!response?.ok)
    throw new ConfigError([{ problem: `expected beside index.html, found ${response ? `HTTP ${response.status}` : 'no answer'}` }]);
  return parseConfig(await response.text());
};
