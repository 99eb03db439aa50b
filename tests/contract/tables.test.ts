import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { tablesOf, type ParsedContract } from '../../contract/tables';
import { calls, menus, payloads, permissionCodes, queries, reads, sorts, times, uploadKinds } from '../../contract/reads';
import { required } from '../../contract/required';
import { secrets, writes } from '../../contract/writes';

const read = (path: string) => parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as ParsedContract;
const theirs = tablesOf(read('../unit/scripts/checkFiles/theirs.yaml'));

describe('the tables of a contract', () => {
  it('of the portal are those that are checked in', () => {
    expect(tablesOf(read('../../contract/cms.openapi.yaml'))).toEqual({
      reads,
      times,
      writes,
      secrets,
      queries,
      sorts,
      payloads,
      required,
      calls,
      uploadKinds,
      permissionCodes,
      menus,
    });
  });
  it('follow names of replies, bodies and parameters, and have those of a path', () => {
    expect(theirs.queries['GET /brokers/']).toBe('page size name sort');
    expect(theirs.queries['POST /brokers/']).toBe('page');
    expect(theirs.writes['POST /brokers/']).toBe('name city');
    expect(theirs.payloads['GET /brokers/']).toBe('content');
    expect(theirs.sorts).toEqual({ 'GET /brokers/': 'name,asc name,desc' });
  });
  it('have the members of all parts of a record, and those of a record within itself once', () => {
    const members = 'updatedAt id name city opensAt head';
    expect(theirs.reads['GET /brokers/']).toBe(members);
    expect(theirs.reads['GET /brokers/{id}']).toBe(members);
    expect(theirs.times['GET /brokers/']).toBe('updatedAt* opensAt');
  });
  it('have methods alone as calls', () => {
    expect(theirs.calls).toEqual([
      'GET /brokers/',
      'POST /brokers/',
      'GET /brokers/{id}',
      'PUT /brokers/{id}',
      'DELETE /brokers/{id}',
      'GET /contactUs/clientServices/',
      'GET /contactUs/clientServices/{id}',
      'PUT /contactUs/clientServices/{id}',
    ]);
    expect(theirs.uploadKinds).toEqual([]);
  });
  it('have the first members of records that name each other', () => {
    const names = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]));
    const schemas = Object.fromEntries(names.map((name) => [name, { properties: { ...properties } }]));
    const reply = { properties: { payload: { $ref: '#/components/schemas/A' } } };
    const get = { responses: { 200: { content: { 'application/json': { schema: reply } } } } };
    const members = tablesOf({ paths: { '/a/': { get } }, components: { schemas } }).reads['GET /a/']!.split(' ');
    expect(members.filter((name) => !name.includes('.'))).toEqual(names);
    // A itself is not read again
    expect(members.length).toBe(names.length + (names.length - 1) * names.length);
  });
  it('end at a call that is none', () => {
    expect(() => tablesOf({ paths: { '/a/': { get: null } } })).toThrow('GET /a/: it is not written as OpenAPI 3 has it');
    const properties = { properties: { payload: null } };
    const get = { responses: { 200: { content: { 'application/json': { schema: properties } } } } };
    expect(() => tablesOf({ paths: { '/a/': { get } } })).not.toThrow();
    expect(() => tablesOf({ paths: { '/a/': { get: { parameters: [null] } } } })).toThrow('GET /a/: it is not written as OpenAPI 3 has it');
  });
  it('end at a name that leads nowhere', () => {
    const contract = { paths: { '/a/': { get: { responses: { 200: { $ref: '#/components/responses/Gone' } } } } } };
    expect(() => tablesOf(contract)).toThrow("GET /a/: '#/components/responses/Gone' leads nowhere");
    const circle = { components: { schemas: { A: { $ref: '#/components/schemas/A' } } }, paths: contract.paths };
    circle.paths['/a/'].get.responses[200] = { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } } as never;
    expect(() => tablesOf(circle)).toThrow("GET /a/: '#/components/schemas/A' leads nowhere");
  });
});
