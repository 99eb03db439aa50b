/** Replies with variants of records, in place of those of the CMS. */
import { modules } from '../../../fixtures/auth/people';
import { registry } from '../../../resources';
import type { Resource } from '../../../src/schema/resource';
import { isMissing, valueAt, type Values } from '../../../src/schema/values/path';
import { leavesIn } from '../../../src/views/form/model/leaves';
import { eachWithoutHalf, eachWithoutOne, neverNull, recordOf, variantNames, type VariantName } from '../../replies';
import type { Portal } from '../portal';
import type { Entity } from './entities';
import { bodyOf, contract, listPath, payloadOf, rowsOf } from './schemas';

const viewer = { id: '1', level: 1, codes: modules.flatMap((module) => [`${module}_READ`, `${module}_WRITE`]), claims: {} };

/** The members of a record that hold the ids of others. */
const referencesOf = ({ fields }: Pick<Resource, 'fields'>) => Object.keys(fields).filter((name) => fields[name]!.kind === 'reference');

const officeOf = ({ salesOffice, salesOffices }: Values) => [salesOffice, salesOffices].flat().find((office) => office !== undefined);
const variantOffices: Partial<Record<VariantName, string>> = { 'lists of one entry': 'HK', 'lists of two entries': 'SG' };
/** The real records that a variant is made from: those of its office, if records have one. */
const seedsOf = (records: readonly Values[], variant: VariantName) => {
  const office = variantOffices[variant];
  const ofOffice = records.filter((record) => officeOf(record) === office);
  return ofOffice.length > 0 ? ofOffice : records;
};

/** The variants of rows: nobody saves them. */
const rowVariants = variantNames.filter((variant) => variant !== 'only what a save needs');
/**
 * Makes a list have a row for each variant, and one without each member that may be missing, made from the rows of the CMS. Returns the
 * rows once the page has requested them.
 */
export const showRows = (portal: Portal, { calls, fields, idField }: Pick<Resource, 'calls' | 'fields' | 'idField'>) => {
  const { schema, isPage } = rowsOf(calls.getList!);
  const references = referencesOf({ fields });
  let rows: Values[] = [];
  portal.respond(calls.getList!, (payload) => {
    const real = isPage ? (payload as { content: Values[] }).content : (payload as Values[]);
    // such as a request that only counts
    if (real.length === 0) return payload;
    const whole = recordOf(schema, real, { contract, variant: 'as it is' });
    const made = rowVariants.map((variant) => {
      const row = recordOf(schema, seedsOf(real, variant), { contract, variant, references });
      const office = variantOffices[variant];
      return { ...row, ...(office && 'salesOffice' in row && { salesOffice: office }) } as Values;
    });
    rows = [...made, ...eachWithoutOne(contract, schema, whole)].map((row, i) => ({
      ...row,
      [idField]: typeof row[idField] === 'number' ? 900_000 + i : `R${i}`,
    }));
    return isPage ? { ...(payload as object), content: rows, totalElements: rows.length } : rows;
  });
  return () => rows;
};

/** A path or route with the values of a record in place of its parameters. */
const fill = (path: string, { head: { routeParams = {} } }: Entity, row: Values) =>
  path.replaceAll(/\{(\w+)\}|:(\w+)/g, (_, inCall?: string, inRoute?: string) => {
    const name = inCall ?? inRoute!;
    return String(row[routeParams[name] ?? name]);
  });

/** The inputs that a form has for a record; none when it is locked. */
export const inputsOf = ({ form }: Entity, record: Values) =>
  form!.locked(record) === null && form!.allowed(record, viewer) ? leavesIn(form!.fields, form!.editable(record, viewer)) : [];
const countInputs = (entity: Entity) => (record: Values) => inputsOf(entity, record).length;
const countValues = (entity: Entity) => (record: Values) =>
  inputsOf(entity, record).filter(({ member }) => !isMissing(valueAt(record, member))).length;
const byMost = (count: (record: Values) => number) => (a: Values, b: Values) => count(b) - count(a);

const read = new Map<string, Values[]>();
/** Real records of an entity. The first is that of which a form edits most. */
const readRecords = async (portal: Portal, entity: Entity) => {
  const known = read.get(entity.name);
  if (known) return known;
  const [payload] = await portal.readAsSuperadmin<Values[] | { content: Values[] }>([listPath(entity.calls.getList!)]);
  const rows = (Array.isArray(payload) ? payload : payload!.content).toSorted(byMost(countInputs(entity))).slice(0, 20);
  const records = await portal.readAsSuperadmin<Values>(rows.map((row) => fill(entity.calls.getOne!.split(' ')[1]!, entity, row)));
  read.set(entity.name, records.sort(byMost(countValues(entity))));
  return records;
};

/** Makes every lookup have items with their ids and as little else as the contract allows. */
const showBareLookups = (portal: Portal) => {
  const calls = Object.values(registry.lookups).flatMap(({ getList, getListOf }) => [getList, getListOf ?? []].flat());
  for (const call of new Set(calls)) {
    const { schema, isPage } = rowsOf(call);
    const bare = (item: Values) => recordOf(schema, [item], { contract, variant: 'nothing optional' });
    portal.respond(call, (payload) =>
      isPage ? { ...(payload as object), content: (payload as { content: Values[] }).content.map(bare) } : (payload as Values[]).map(bare),
    );
  }
};

/** What a form may have beside the variants: half of the members that may be missing. */
export const halves = ['one half of its values missing', 'the other half missing'] as const;

/** Makes the form of an entity have a variant of a record. Returns the record and the path of its form. */
export const showRecord = async (portal: Portal, entity: Entity, name: VariantName | (typeof halves)[number]) => {
  const half = halves.findIndex((each) => each === name);
  const variant = half === -1 ? (name as VariantName) : 'lists of one entry';
  const { calls, head } = entity;
  const references = referencesOf(entity);
  const written = bodyOf(calls.update);
  // what inputs demand and the body has no null for; no record without an office can be saved
  const demanded = leavesIn(entity.form!.fields, Object.keys(entity.form!.fields)).filter(({ field }) => field.required);
  const needed = [...demanded.map(({ member }) => member.split('.')[0]!), ...neverNull(contract, written), 'salesOffice'];
  const seeds = seedsOf(await readRecords(portal, entity), variant);
  const schema = payloadOf(calls.getOne!);
  const made = recordOf(schema, seeds, { contract, variant, references, needed, written });
  const record = half === -1 ? made : eachWithoutHalf(contract, schema, made)[half]!;
  if (variant === 'nothing optional') showBareLookups(portal);
  portal.respond(calls.getOne!, () => record);
  if (calls.update) portal.respond(calls.update, () => null);
  return { record, path: fill(head.routes.edit!, entity, record) };
};
