/** A registry with what the files of a deployment bring. Nothing behind it knows that there are files. */
import { camelCase } from '../../format/camelCase';
import type { Failure } from '../../../contract/failure';
import { english } from '../../messages/page';
import type { DeployedEntity, Deployment } from '../../deployed/deployment';
import { mergeBodies } from '../../deployed/entityCalls';
import { inOrder, problemLines, type FileProblem } from '../../deployed/file/fileProblem';
import type { Registry, TranslateEntity } from '../../schema/registry';
import type { ResourceEntry } from '../../schema/resourceEntry';
import { kindsOf, readKinds } from '../entities/readKinds';
import { menuWith } from './menuWith';

type Options = {
  /** The files in a language. */ read: (language: string) => Deployment;
  /** The languages that the files are read in, English among them. */ languages: readonly string[];
  /** The entities whose changes do not fit: these stay as they were. */ unfit: readonly string[];
  /** Is told what is wrong in the files, when it becomes known. */ onProblems: (problems: readonly FileProblem[]) => void;
};

const isRoute = (route: unknown): route is string => typeof route === 'string' && /^\/[\w-]+$/.test(route);

/** The entry of an entity whose file needs mending: its address shows what is wrong. */
const wrongEntry = (name: string, { entry, problems }: DeployedEntity, isTaken: (route: string) => boolean): ResourceEntry => {
  const { label, routes } = entry as { label?: unknown; routes?: { list?: unknown } };
  const list = routes?.list;
  return {
    label: typeof label === 'string' ? label : name,
    routes: { list: isRoute(list) && !isTaken(list) ? list : `/${name}` },
    // an Error would be told as a part of the program that is missing
    load: () => Promise.reject({ message: `\n${problemLines(problems).join('\n')}` } satisfies Failure),
  };
};

/** The registry of a deployment: the built one, entities and lookups of files, and changes of entities. */
export const deployedRegistry = (built: Registry, { read, languages, unfit, onProblems }: Options): Registry => {
  const inEnglish = read(english);
  const bodies = { ...built.bodies, ...inEnglish.bodies };
  const routes = Object.values(built.resources).flatMap((entry) => Object.values(entry.routes));
  const everywhere = languages.map(read);
  /** What is wrong in one language keeps an entity away in all: its addresses are the same in each. */
  const problemsOf = (name: string) =>
    inOrder(
      everywhere.flatMap(({ entities }) => entities[name]?.problems ?? []),
      [],
    );
  const entryIn = (deployment: Deployment, name: string): ResourceEntry => {
    const entity = deployment.entities[name]!;
    const problems = problemsOf(name);
    if (problems.length > 0) return wrongEntry(name, { ...entity, problems }, (route) => routes.includes(route));
    const { menuNames = [] } = entity.entry;
    // the menu may name it in any language
    const labels = languages.map((language) => camelCase(read(language).entities[name]!.entry.label));
    return {
      ...entity.entry,
      menuNames: [...new Set([...menuNames, ...labels])],
      load: () => Promise.resolve({ default: entity.declaration }),
    };
  };
  const changedIn = (deployment: Deployment, name: string, entry: ResourceEntry): ResourceEntry => {
    const change = deployment.changes[name]!;
    return {
      ...entry,
      ...change.entry,
      titles: { ...entry.titles, ...change.entry.titles },
      load: async () => {
        const { default: declaration } = await entry.load();
        const changed = change.apply(declaration, await readKinds(kindsOf(declaration)));
        onProblems(changed.problems);
        Object.assign(bodies, mergeBodies([bodies, changed.bodies]));
        return { default: changed.declaration };
      },
    };
  };
  /** An entity in a language; `others` makes what comes from no file. */
  const inLanguage =
    (language: string, others: TranslateEntity): TranslateEntity =>
    (name, entry) => {
      const deployment = read(language);
      if (Object.hasOwn(deployment.entities, name)) return entryIn(deployment, name);
      const other = others(name, entry);
      return Object.hasOwn(deployment.changes, name) && !unfit.includes(name) ? changedIn(deployment, name, other) : other;
    };
  for (const { problems } of everywhere) onProblems(problems);

  const asItIs = inLanguage(english, (_, entry) => entry);
  const changed = Object.entries(built.resources).map(([name, entry]) => [name, asItIs(name, entry)] as const);
  const added = Object.keys(inEnglish.entities).map((name) => [name, entryIn(inEnglish, name)] as const);
  const wanted = Object.entries(inEnglish.entities).flatMap(([name, { menu }]) =>
    menu && problemsOf(name).length === 0 ? [{ name, menu }] : [],
  );
  const resources = Object.fromEntries([...changed, ...added]);
  return {
    ...built,
    resources,
    lookups: { ...built.lookups, ...inEnglish.lookups },
    bodies,
    // a translation begins with what the portal has built, not with what a file has made of it
    inLanguage: (language, translate) =>
      inLanguage(language, (name, entry) => translate(name, Object.hasOwn(built.resources, name) ? built.resources[name]! : entry)),
    menuOf: (menus, codes) => menuWith(menus, codes, wanted, (language, name) => read(language).entities[name]!.entry.label, resources),
  };
};
