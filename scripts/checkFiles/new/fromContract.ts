/** The sketch of an entity from the contract of a CMS. */
import { plainMembers } from '../../../contract/plainEntity';
import type { Operation, ParsedContract } from '../../../contract/tables';
import { wordsOf, type CheckContext } from '../../../src/schema/language/problem';
import { isValues } from '../../../src/schema/values/path';
import { CouldNotRun } from '../../couldNotRun';
import { withBodies, type Body } from './bodies';
import { bodyOf, readOperations } from './contractCalls';
import { createFields, type Entry, type Surroundings } from './fields';
import { formsOf } from './forms';
import { createSchemaReader } from './fromSchema';
import { readParameters } from './listParameters';
import { codeLabel, nameProblem } from './names';
import { actionOf, columnsAndTitle, withPeople, type Sketch } from './sketch';

/** An action for a call. @example 'POST /things/{id}/take-offline' makes the action takeOffline */
const actionFor = (call: string) => {
  const segment = call.split('/').findLast((each) => each !== '' && each !== '{id}')!;
  const name = segment.replaceAll(/[^A-Za-z0-9]+(.?)/g, (_, next: string) => next.toUpperCase());
  return actionOf(call, name, codeLabel(name));
};
const isPassword = ({ field }: Entry) => field?.kind === 'password';

/**
 * The sketch of an entity at a path of a contract.
 *
 * @param around what the check knows, with the calls of the contract
 * @throws CouldNotRun if the contract has no list that the portal can read at the path
 */
export const sketchFromContract = (
  file: string,
  contract: ParsedContract,
  path: string,
  around: CheckContext,
  surroundings: Surroundings,
): Sketch => {
  const { reader, list, one, create, update, canDelete, others, notes } = readOperations(file, contract, path, around);
  const { membersOf, requiredPaths, whole } = createSchemaReader(reader);
  const entriesOf = createFields(surroundings);
  const inRows = new Set(wordsOf(around.reads[`GET ${path}`]));
  const inRecord = new Set(one ? wordsOf(around.reads[`GET ${path}{id}`]) : []);
  const isKnown = (name: string) => inRows.has(name) || inRecord.has(name);

  const recordOf = (operation: Operation | undefined) => {
    const schema = operation && reader.recordSchema(operation);
    return schema ? [...membersOf(schema, isKnown)] : [];
  };
  const bodyFor = (call: string, operation: Operation | undefined): Body | undefined => {
    const schema = bodyOf(reader, operation);
    if (!schema) return undefined;
    const members = membersOf(schema, (name) => !name.includes('.') || isKnown(name));
    // the data provider encrypts the members that the contract marks, and nothing within one
    const isEncrypted = (name: string) => wordsOf(around.writes[call]).includes(`${name}*`);
    const entries = entriesOf(members).filter((entry) => entry.name !== 'id' && (!isPassword(entry) || isEncrypted(entry.name)));
    return { call, entries, members: [...members.keys()], required: requiredPaths(schema) };
  };
  // a record has what a row has, and says more of it
  const record = new Map([...recordOf(one), ...recordOf(list), ...recordOf(one)]);
  record.delete('id');
  const createBody = bodyFor(`POST ${path}`, create);
  const updateBody = one ? bodyFor(`PUT ${path}{id}`, update) : undefined;
  const bodies = [createBody, updateBody].filter((each) => each !== undefined);

  const { entries: joined, forms } = withBodies(entriesOf(record), bodies);
  const isSecret = (name: string) => bodies.some(({ entries }) => entries.some((entry) => entry.name === name && isPassword(entry)));
  const isStored = (name: string) => inRecord.has(name) && nameProblem(name) === undefined && !isSecret(name);
  const { form, createForm, include = [] } = formsOf(createBody && forms[0], updateBody && forms.at(-1), notes, isStored);
  const { entries, members } = withPeople(joined);

  const id = isKnown('id') ? 'id' : undefined;
  const isInRows = ({ name, field }: Entry) =>
    isValues(field?.members) ? Object.values(field.members).some((member) => inRows.has(String(member))) : inRows.has(name);
  const { columns, recordTitle } = columnsAndTitle(entries.filter(isInRows), id);
  if (recordTitle === undefined || columns.length === 0)
    throw new CouldNotRun(`${file}: no member of the record of 'GET ${path}' can become a field`);

  const hasForm = form.on !== undefined;
  const isField = (name: string) => entries.some((entry) => entry.name === name && entry.field);
  // the path of an action has the id
  const actions = (id === undefined ? [] : others).map(actionFor);
  return {
    entries,
    ...(id === undefined && { idNote: "The record has no member 'id'. Name the member that identifies it." }),
    members: [...new Set([...members.filter(isKnown), ...include.filter((name) => !plainMembers.includes(name) && !isField(name))])],
    recordTitle,
    versionedBy: hasForm && inRecord.has('updatedAt') && isField('updatedAt') ? 'updatedAt' : undefined,
    columns,
    ...readParameters(reader, whole, list, entries),
    rowActions: { on: [...(hasForm ? ['edit'] : []), ...(canDelete ? ['delete'] : [])], off: actions },
    form,
    createForm,
    include,
    actions: [
      ...(hasForm || createForm ? ['create'] : []),
      ...(hasForm || createForm || actions.length > 0 ? ['save'] : []),
      ...(canDelete ? ['delete'] : []),
    ],
  };
};
