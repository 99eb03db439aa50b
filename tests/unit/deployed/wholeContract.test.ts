/** Files against the contract of their deployment, which tells all of its calls. */
import { describe, expect, it } from 'vitest';
import { registry } from '../../../resources';
import { contextOf } from '../../../src/app/checkDeclarations';
import { kindsOf, readBuiltInKinds, readKinds } from '../../../src/app/entities/readKinds';
import { fileProblemText, inOrder } from '../../../src/deployed/file/fileProblem';
import { contractChecks } from '../../../src/deployed/checkContract';
import { readDeployment } from '../../../src/deployed/readDeployment';
import type { CheckContext } from '../../../src/schema/language/problem';

const portal = contextOf(registry, (await readBuiltInKinds()).shapes);
const crud = ['GET /brokers/', 'POST /brokers/', 'GET /brokers/{id}', 'PUT /brokers/{id}', 'DELETE /brokers/{id}'];
const [list = '', create = '', one = '', update = ''] = crud;
const record = 'id name city updatedAt updatedByName';
/** The tables of a contract that has brokers alone; calls of the portal that it lacks are as the portal has them. */
const contract = (theirs: Partial<CheckContext> = {}): CheckContext => ({
  ...portal,
  calls: crud,
  reads: { ...portal.reads, [list]: record, [one]: record },
  writes: { ...portal.writes, [create]: 'name city', [update]: 'name city' },
  queries: { ...portal.queries, [list]: 'page size name sort' },
  sorts: { ...portal.sorts, [list]: 'name,asc' },
  ...theirs,
});
const lines = (text: string, around = contract(), isContractWhole = true) =>
  readDeployment([{ file: 'a.yaml', text }], around, 'en', { contract: isContractWhole ? contractChecks : undefined }).problems.map(
    fileProblemText,
  );

const brokers = ({
  path = '/brokers/',
  fields = '',
  more = 'list: { columns: [name, city], search: [name], sorts: [name asc] }',
  form = '[name, city]',
} = {}) => `language: 1
resources:
  brokers:
    label: Brokers
    path: ${path}
    access: { create: CONTENT_WRITE, save: CONTENT_WRITE }
    recordTitle: '{name}'
    versionedBy: updatedAt
    ${more}
    form: ${form}
    fields:
      name: { kind: text, label: Name }
      city: { kind: text, label: City }
      ${fields}
`;

describe('an entity of a file, by a contract that tells its calls', () => {
  it('has nothing to mend where the contract has all of it', () => {
    expect(lines(brokers())).toEqual([]);
  });
  it('has calls that the contract has', () => {
    const more =
      "list: { columns: [name], rowActions: [{ name: pause, label: Pause, question: Pause?, call: 'PUT /brokers/{id}/pause', successText: Done, permission: save }] }";
    expect(lines(brokers({ more }))).toEqual([
      "a.yaml:9:96: R008 the contract has no call 'PUT /brokers/{id}/pause'. Did you mean 'PUT /brokers/{id}'?",
    ]);
    expect(lines(brokers({ more }), portal, false)).toEqual([]);
  });
  it('is told once where the contract has none of its calls, with the path that was meant', () => {
    expect(lines(brokers({ path: '/broker/' }))).toEqual([
      "a.yaml:5:11: R008 the contract has no call under '/broker/'. Did you mean '/brokers/'?",
    ]);
    expect(lines(brokers({ path: '/warehouses/' }))).toEqual([
      "a.yaml:5:11: R008 the contract has no call under '/warehouses/'. Add the calls to the contract, or write another path.",
    ]);
  });
  it('is told of one call that lacks', () => {
    expect(lines(brokers(), contract({ calls: crud.filter((call) => call !== 'PUT /brokers/{id}') }))).toEqual([
      "a.yaml:5:11: R008 the contract has no call 'PUT /brokers/{id}'. Did you mean 'GET /brokers/{id}'?",
    ]);
  });
  it('needs no call that no screen makes', () => {
    const listOnly = brokers({ more: 'list: { columns: [name] }' })
      .replace('    versionedBy: updatedAt\n', '')
      .replace('    form: [name, city]\n', '');
    const around = contract({ calls: [list] });
    expect(lines(listOnly, around)).toEqual([]);
    expect(
      lines(
        listOnly
          .replace('columns: [name]', 'columns: [name], rowActions: [delete]')
          .replace('{ create: CONTENT_WRITE, save: CONTENT_WRITE }', '{ delete: CONTENT_WRITE }'),
        around,
      ),
    ).toEqual(["a.yaml:5:11: R008 the contract has no call 'DELETE /brokers/{id}'. Known calls: GET /brokers/."]);
    // what is written out is meant
    expect(lines(listOnly.replace('    list:', "    calls: { update: 'PUT /brokers/{id}' }\n    list:"), around)).toEqual([
      "a.yaml:8:22: R008 the contract has no call 'PUT /brokers/{id}'. Known calls: GET /brokers/.",
    ]);
  });
  it('has fields that are members of the record', () => {
    expect(lines(brokers({ fields: 'fax: { kind: text, label: Fax }' }))).toEqual([
      "a.yaml:14:7: R001 the record has no 'fax'. Known members: id, name, city, updatedAt, updatedByName.",
    ]);
    expect(lines(brokers({ fields: 'title: { kind: localized, of: { kind: text, label: Title } }' }))).toEqual([
      "a.yaml:14:7: R001 the record has no 'title'. Known members: id, name, city, updatedAt, updatedByName.",
    ]);
  });
  it('has other fields where their kind or their use makes no member', () => {
    const fields = [
      "whole: { kind: derived, label: Whole, lines: ['{name} {city}'] }",
      'secret: { kind: password, label: Secret }',
      'title: { kind: localized, members: { EN: name, JA: name, ZH_HK: name, ZH_CN: name }, of: { kind: text, label: Title } }',
      'office: { kind: reference, label: Office, resource: salesOffices, sets: { city: { row: nameEn } } }',
    ];
    expect(lines(brokers({ fields: fields.join('\n      ') }))).toEqual([]);
  });
  it('has members that the record has', () => {
    expect(lines(brokers().replace('    form:', '    members: [city, zip]\n    form:'))).toEqual([
      "a.yaml:10:21: R001 the record has no 'zip'. Did you mean 'id'?",
    ]);
  });
  it('sends what its calls take', () => {
    expect(lines(brokers(), contract({ writes: { [create]: 'name city', [update]: 'name' } }))).toEqual([
      "a.yaml:10:18: R019 PUT /brokers/{id} takes no 'city'. Say sentAs. It takes name.",
    ]);
    // a new record too
    expect(lines(brokers(), contract({ writes: { [create]: 'name', [update]: 'name city' } }))).toEqual([
      "a.yaml:10:11: R019 POST /brokers/ takes no 'city'. It takes name.",
    ]);
    expect(lines(brokers({ form: '{ sections: [{ fields: [name] }], include: [updatedAt] }' }))).toEqual([
      `a.yaml:10:55: R019 ${create} takes no 'updatedAt'. It takes name, city.`,
      `a.yaml:10:55: R019 ${update} takes no 'updatedAt'. It takes name, city.`,
    ]);
  });
  it('asks for parameters and sorts that there are', () => {
    const more = 'list: { columns: [name, city], search: [city], sorts: [name desc] }';
    expect(lines(brokers({ more }))).toEqual([
      `a.yaml:9:45: R025 ${list} takes no 'city'. Known parameters: page, size, name, sort.`,
      `a.yaml:9:60: R025 ${list} does not sort by 'name desc'. Did you mean 'name asc'?`,
    ]);
  });
  it('is told of calls of which the contract says nothing, and not of each field', () => {
    expect(lines(brokers(), contract({ reads: portal.reads, writes: portal.writes }))).toEqual([
      `a.yaml:5:11: R008 the reply of '${list}' has no record. Describe 'payload' in the contract.`,
      `a.yaml:5:11: R008 the reply of '${one}' has no record. Describe 'payload' in the contract.`,
      `a.yaml:5:11: R008 '${create}' takes no body. Describe 'requestBody' in the contract.`,
      `a.yaml:5:11: R008 '${update}' takes no body. Describe 'requestBody' in the contract.`,
      "a.yaml:8:18: R001 the record has no 'updatedAt'. Known members: name, city.",
    ]);
  });
});

describe('a lookup of a file, by a contract that tells its calls', () => {
  it('has a call and members that there are', () => {
    const lookup = (getList: string, label = 'name') =>
      `language: 1\nlookups:\n  cities: { getList: ${getList}, idField: id, labels: '{${label}}' }\n`;
    expect(lines(lookup('GET /brokers/'))).toEqual([]);
    expect(lines(lookup('GET /brokers/', 'nme'))).toEqual(["a.yaml:3:58: R024 an item has no 'nme'. Did you mean 'name'?"]);
    // the portal has it, this contract has not
    expect(lines(lookup('GET /contactUs/offices/'))).toEqual([
      "a.yaml:3:22: R008 the contract has no call 'GET /contactUs/offices/'. Write one of the contract.",
    ]);
  });
});

describe('a change, by a contract that tells the calls', () => {
  const change = `language: 1
changes:
  hotlines:
    fields: { fax: { kind: text, label: Fax } }
    list: { search: [fax] }
    form: { sections: { add: [fax] } }
`;
  const getList = 'GET /contactUs/clientServices/';
  const put = 'PUT /contactUs/clientServices/{id}';
  const changed = async (around: CheckContext) => {
    const { changes, problems } = readDeployment([{ file: 'a.yaml', text: change }], around, 'en', { contract: contractChecks });
    const { default: declaration } = await registry.resources.hotlines!.load();
    const applied = changes.hotlines!.apply(declaration, await readKinds(kindsOf(declaration)));
    return inOrder([...problems, ...applied.problems], ['a.yaml']).map(fileProblemText);
  };

  it('adds fields that the record, the body and the list have', async () => {
    const calls = [...crud, getList, put];
    expect(
      await changed(
        contract({
          calls,
          reads: { ...portal.reads, [getList]: 'id fax' },
          writes: { ...portal.writes, [put]: 'phoneNumber fax' },
          queries: { [getList]: 'page fax' },
        }),
      ),
    ).toEqual([]);
    expect(
      await changed(
        contract({
          calls,
          reads: { ...portal.reads, [getList]: 'id phoneNumber' },
          writes: { ...portal.writes, [put]: 'phoneNumber' },
          queries: { [getList]: 'page' },
        }),
      ),
    ).toEqual([
      "a.yaml:4:15: R001 the record has no 'fax'. Known members: id, phoneNumber.",
      `a.yaml:5:22: R025 ${getList} takes no 'fax'. Known parameters: page.`,
      `a.yaml:6:31: R019 ${put} takes no 'fax'. Say sentAs. It takes phoneNumber.`,
    ]);
  });
  it('is not told what the contract lacks of the portal alone', async () => {
    expect(await changed(contract())).toEqual([]);
  });
});

describe('a change of what the portal does not have', () => {
  it('is told of an entity that a file declares', () => {
    const [line] = lines(`${brokers()}changes:\n  brokers: { label: Agents }\n`, portal, false);
    expect(line).toMatch(/^a\.yaml:16:3: Y009 the portal has no entity 'brokers'\. Known entities: clients, partners, /);
  });
});
