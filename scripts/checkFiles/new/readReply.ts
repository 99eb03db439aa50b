/** Reads an example reply of a CMS. */
import { parseTree, type ParseError } from 'jsonc-parser';
import { syntaxProblem } from '../../../src/configPlaces';
import { isValues, type Values } from '../../../src/schema/values/path';
import { CouldNotRun } from '../../couldNotRun';
import { readText } from '../sources';

/** The first mistake in a text that is not JSON, with its line and column. */
const mistakeIn = (file: string, text: string): string => {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch {
    return `${file}: the reply is nested too deeply`;
  }
  const [{ error, offset } = { error: 0, offset: 0 }] = errors;
  const lines = text.slice(0, offset).split('\n');
  return `${file}:${lines.length}:${lines.at(-1)!.length + 1}: this is not JSON: ${syntaxProblem(error)}`;
};

const parse = (file: string): unknown => {
  const text = readText(file).replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CouldNotRun(mistakeIn(file, text));
  }
};

/** The records of a list. */
const recordsIn = (file: string, list: readonly unknown[]): Values[] => {
  if (list.length === 0) throw new CouldNotRun(`${file}: the list is empty: give a reply with at least one record`);
  const records = list.filter(isValues);
  const wrong = list.findIndex((each) => !isValues(each));
  if (records.length === 0) throw new CouldNotRun(`${file}: the list has no records: give a list of JSON objects`);
  if (wrong >= 0) throw new CouldNotRun(`${file}: item ${wrong + 1} of the list is no record: give a list of JSON objects only`);
  return records;
};

const isPage = (value: unknown): value is { content: unknown[] } => isValues(value) && Array.isArray(value.content);

const recordsOf = (file: string, reply: unknown): Values[] => {
  if (Array.isArray(reply)) return recordsIn(file, reply);
  if (!isValues(reply)) throw new CouldNotRun(`${file}: there is no record: give a reply of a list or of one record`);
  // a record may have a member of this name too
  if ('payload' in reply && !('id' in reply)) {
    const { payload, status } = reply;
    if (isPage(payload)) return recordsIn(file, payload.content);
    if (isValues(payload) || Array.isArray(payload)) return recordsOf(file, payload);
    const refusal = typeof status === 'string' && status !== '00' ? `, and its status is '${status}'` : '';
    throw new CouldNotRun(`${file}: the payload has no record${refusal}: give a reply of a list or of one record`);
  }
  return isPage(reply) && 'totalElements' in reply ? recordsIn(file, reply.content) : [reply];
};

/**
 * The records of an example reply: an envelope with a page, a list or one record as its payload; or a list or a record without an
 * envelope.
 *
 * @throws CouldNotRun if the file is not JSON or has no record
 */
export const readReply = (file: string): Values[] => {
  const records = recordsOf(file, parse(file));
  if (records.every((record) => Object.keys(record).length === 0)) throw new CouldNotRun(`${file}: the record has no members`);
  return records;
};
