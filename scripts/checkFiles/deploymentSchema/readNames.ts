/** Reads the names that a deployment has: those of its files, and those of the portal and the contract. */
import { registry } from '../../../resources';
import { plainMembers } from '../../../contract/plainEntity';
import { changeableNames } from '../../../src/deployed/checkNames';
import { entryName } from '../../../src/deployed/language';
import type { Source } from '../../../src/deployed/file/readFile';
import { readTree } from '../../../src/deployed/file/tree';
import { standardActions } from '../../../src/schema/declaration';
import { crud } from '../../../src/schema/defineResource';
import { languages } from '../../../src/format/languages';
import { kindIn, wordsOf, type CheckContext } from '../../../src/schema/language/problem';
import { checkWriting } from '../../../src/schema/language/readShape';
import { isValues, type Values } from '../../../src/schema/values/path';
import type { Names } from './offers';

/** The names of one entity. */
export type EntityNames = {
  names: Names;
  /** The fields as they are declared. */
  fields: Values;
  calls: readonly string[];
};
export type DeploymentNames = {
  /** Names that every entity may use. */
  shared: Names;
  /** The entities of the files. */
  entities: Readonly<Record<string, EntityNames>>;
  /** The entities of the portal that a change may name. */
  changeable: Readonly<Record<string, EntityNames>>;
};

const isName = (name: string) => checkWriting({ report: () => undefined }, [], name, entryName);
const keysOf = (value: unknown) => (isValues(value) ? Object.keys(value) : []);
const textsIn = (value: unknown) => (Array.isArray(value) ? (value as unknown[]).filter((each) => typeof each === 'string') : []);
/** A code as files write it. */
const isCode = (each: unknown): each is string => typeof each === 'string' && /^[A-Z][A-Z0-9_]*$/.test(each);
const mapIn = (value: unknown): Values => (isValues(value) ? value : {});

/** The fields of a form, however it is written. */
const fieldsOfForm = (form: unknown): string[] => {
  if (!isValues(form)) return textsIn(form);
  const sections = [form.sections, ...(Array.isArray(form.steps) ? form.steps.map((step) => mapIn(step).sections) : [])].flat();
  return [...textsIn(form.fields), ...sections.flatMap((section) => textsIn(mapIn(section).fields))];
};

/** The names of an entity. @param entity as a file or a declaration has it */
const namesOf = ({ kinds, queries, reads, sorts }: CheckContext, entity: Values): EntityNames => {
  const fields = mapIn(entity.fields);
  const fieldNames = Object.keys(fields);
  const list = mapIn(entity.list);
  const ofPath: Values = typeof entity.path === 'string' ? crud(entity.path as Parameters<typeof crud>[0]) : {};
  const own = Object.fromEntries(Object.entries({ ...ofPath, ...mapIn(entity.calls) }).map(([verb, call]) => [verb, String(call)]));
  const { getList = '', getOne = '' } = own;
  const kindOf = (name: string) => kindIn(kinds, mapIn(fields[name]).kind);
  const byLanguage = fieldNames.filter((name) => kindOf(name).traits.roles?.wraps !== undefined);
  const sortsOfCall = wordsOf(sorts[getList]).map((sort) => sort.replace(',', ' '));
  return {
    fields,
    calls: Object.values(own),
    names: {
      field: fieldNames,
      filter: fieldNames.filter((name) => kindOf(name).traits.filters),
      column: textsIn(list.columns),
      inForm: [entity.form, entity.createForm].flatMap(fieldsOfForm),
      sort: sortsOfCall.length > 0 ? sortsOfCall : fieldNames.flatMap((name) => [`${name} asc`, `${name} desc`]),
      member: [
        ...fieldNames,
        ...byLanguage.flatMap((name) => languages.map(({ code }) => `${name}.${code}`)),
        ...textsIn(entity.members),
        ...plainMembers,
        ...wordsOf(reads[getList]),
        ...wordsOf(reads[getOne]),
      ],
      parameter: [list.search, list.filters].flatMap((each) => [...keysOf(each), ...textsIn(each)]).concat(wordsOf(queries[getList])),
      action: [...standardActions, ...keysOf(entity.access)],
    },
  };
};

/** The files as values; undefined if one of them has no map. */
export const readValues = (sources: readonly Source[]): Values[] | undefined => {
  const values = sources.map((source) => ('text' in source ? readTree(source.file, source.text).value : undefined));
  return values.every(isValues) ? values : undefined;
};

/** The menus that the files name. */
const menusIn = (entities: readonly Values[]) =>
  entities.flatMap(({ menu }) => [menu, mapIn(menu).in]).filter((each): each is string => typeof each === 'string');

/** The names of a deployment. @param files the files as values */
export const readNames = async (files: readonly Values[], around: CheckContext): Promise<DeploymentNames> => {
  const group = (key: string) =>
    files.flatMap((file) => Object.entries(mapIn(file[key]))).filter((entry): entry is [string, Values] => isValues(entry[1]));
  // another name is a mistake that the check reports
  const entities = group('resources').filter(([name]) => isName(name));
  const portal = await Promise.all(
    changeableNames(around).map(
      async (name) => [name, namesOf(around, { ...(await registry.resources[name]!.load()).default } as Values)] as const,
    ),
  );
  const named = entities.map(([name, entity]) => [name, namesOf(around, entity)] as const);
  return {
    shared: {
      lookup: [...group('lookups').map(([name]) => name), ...Object.keys(around.lookups)],
      lock: Object.keys(around.locks),
      upload: around.uploadKinds,
      code: [...around.permissionCodes, ...files.flatMap(({ codes }) => textsIn(codes)).filter(isCode)],
      menu: [...around.menus, ...menusIn(entities.map(([, entity]) => entity))],
      call: [...named.flatMap(([, { calls }]) => calls), ...around.calls],
      action: standardActions,
    },
    entities: Object.fromEntries(named),
    changeable: Object.fromEntries(portal),
  };
};
