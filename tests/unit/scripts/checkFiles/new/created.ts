/** Runs `check --new` in a temporary folder, and reads the file that it writes. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { checkFiles } from '../../../../../scripts/checkFiles/check';
import { createEntity, type NewEntity } from '../../../../../scripts/checkFiles/new/createEntity';
import { problemLines } from '../../../../../src/deployed/file/fileProblem';
import type { Values } from '../../../../../src/schema/values/path';

export type Entity = {
  fields: Record<string, Values>;
  list: { columns: string[]; search?: unknown; filters?: unknown; sorts?: string[]; rowActions?: string[] };
  form?: unknown;
  createForm?: unknown;
  [key: string]: unknown;
};

/** Lines of the file that a comment turns off, turned on. */
const turnedOn = (text: string) =>
  text
    .replaceAll(/^( *)# (- \{|search:|filters:|sorts:)/gm, '$1$2')
    .replaceAll(/^( *)# rowActions:\n( *)# {3}- /gm, '$1rowActions:\n$2  - ');

export const createWorkspace = () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-'));
  const at = (name: string) => join(folder, name);
  const shortened = (text: string) => text.replaceAll(`${folder}/`, '');
  const write = (name: string, text: string) => {
    writeFileSync(at(name), text);
    return at(name);
  };
  const out = at('things.yaml');
  const create = async (wanted: Partial<NewEntity>) => {
    rmSync(out, { force: true });
    const lines = await createEntity({ name: 'things', path: '/things/', file: out, ...wanted });
    const text = readFileSync(wanted.file ?? out, 'utf8');
    const { resources } = parse(text) as { resources: Record<string, Entity> };
    return { text, lines: lines.map(shortened), entity: resources[wanted.name ?? 'things']! };
  };
  return {
    at,
    write,
    create,
    /** The entity from a reply, or from the records of one. */
    fromReply: (reply: unknown) => create({ replyFile: write('reply.json', typeof reply === 'string' ? reply : JSON.stringify(reply)) }),
    /** The entity from a contract. */
    fromContract: (contract: unknown, wanted: Partial<NewEntity> = {}) =>
      create({ contractFile: write('theirs.yaml', typeof contract === 'string' ? contract : stringify(contract)), ...wanted }),
    /** Why no file is written; it fails if one is. */
    refusal: async (wanted: Partial<NewEntity>) => {
      const message = await create(wanted).then(
        () => 'a file was written',
        (error: Error) => shortened(error.message),
      );
      return { message, isWritten: existsSync(out) };
    },
    /** The problems of the file once its lines are turned on, with the contract and without. */
    problems: async (text: string, contractFile?: string) => {
      const sources = [{ file: 'things.yaml', text: turnedOn(text) }];
      const results = [await checkFiles(sources), ...(contractFile === undefined ? [] : [await checkFiles(sources, contractFile)])];
      return results.flatMap((result) => problemLines(result.problems));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};

/** The reply of a page, as a contract describes it. */
export const pageOf = (record: object) => ({
  200: {
    description: 'A page',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            status: { type: 'string' },
            payload: { type: 'object', properties: { content: { type: 'array', items: record }, totalElements: { type: 'integer' } } },
          },
        },
      },
    },
  },
});
/** The reply of one record. */
export const oneOf = (record: object) => ({
  200: { description: 'One', content: { 'application/json': { schema: { type: 'object', properties: { payload: record } } } } },
});
export const bodyOf = (schema: object) => ({ content: { 'application/json': { schema } } });
const done = { 200: { description: 'Done' } };

type Described = {
  /** The record of the reply. */ record: object;
  /** The rows of the list. Default: records. */ row?: object;
  /** What a save takes, and a creation. Default: a record. */ body?: object;
  createBody?: object;
  parameters?: object[];
  /** Calls that the contract lacks, such as "POST" or "GET {id}". */ without?: readonly string[];
  /** Further paths. */ more?: object;
  /** Default: /things/. */ path?: string;
};
/** A contract of one plain entity. */
export const contractOf = (described: Described) => {
  const { record, body = record, createBody = body, row = record, parameters = [], without = [], more = {}, path = '/things/' } = described;
  const kept = (calls: Record<string, [string, object]>) =>
    Object.fromEntries(Object.entries(calls).flatMap(([call, entry]) => (without.includes(call) ? [] : [entry])));
  return {
    openapi: '3.0.3',
    info: { title: 'Things', version: '1' },
    paths: {
      [path]: kept({
        GET: ['get', { parameters, responses: pageOf(row) }],
        POST: ['post', { requestBody: bodyOf(createBody), responses: done }],
      }),
      [`${path}{id}`]: kept({
        'GET {id}': ['get', { responses: oneOf(record) }],
        PUT: ['put', { requestBody: bodyOf(body), responses: done }],
        DELETE: ['delete', { responses: done }],
      }),
      ...more,
    },
  };
};
