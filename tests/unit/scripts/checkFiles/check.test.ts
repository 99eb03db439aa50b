/** The check from the names of files to its lines. `tests/docs/checkFiles.test.ts` runs the command. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { checkFiles } from '../../../../scripts/checkFiles/check';
import { countOf, jsonOf, linesOf } from '../../../../scripts/checkFiles/output';
import { readSources } from '../../../../scripts/checkFiles/sources';

const example = fileURLToPath(new URL('../../../../examples/deployment', import.meta.url));
const theirs = fileURLToPath(new URL('theirs.yaml', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true }));

let contracts = 0;
const write = (name: string, text: string) => {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
};
/** The lines of a check, with names of files below the folder. */
const check = async (names: string[], { contract, isStrict = false }: { contract?: string; isStrict?: boolean } = {}) => {
  const result = await checkFiles(readSources(names), contract);
  return { count: countOf(result, isStrict), lines: linesOf(result, isStrict).map((line) => line.replace(`${folder}/`, '')) };
};
const refusal = async (names: string[], contract?: string) => {
  try {
    await check(names, { contract });
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, '');
  }
  return undefined;
};

const brokers = (fields: string, path = '/brokers/') => `language: 1
resources:
  brokers:
    label: Brokers
    path: ${path}
    access: { create: CONTENT_WRITE, save: CONTENT_WRITE }
    recordTitle: '{name}'
    fields: { name: { kind: text, label: Name }, ${fields} }
    list: { columns: [name], search: [name], sorts: [name asc] }
    form: [name]
`;
const city = 'city: { kind: text, label: City }';

describe('a file with control characters', () => {
  it('has none of them in lines and in JSON, which stands for the same names', async () => {
    const written = String.raw`"x\e[2J\x9b1m\x7f\u202e"`;
    const result = await checkFiles(readSources([write('control.yaml', brokers(`x: { kind: ${written}, label: X }`))]));
    const [{ message } = { message: '' }] = JSON.parse(jsonOf(result)) as { message: string }[];
    expect(result.problems.map((each) => each.message)).toContain(message);
    for (const text of [...linesOf(result, false), ...jsonOf(result).split('\n')]) expect(text).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(linesOf(result, false)[0]).toContain(String.raw`x\x1b[2J\x9b1m\x7f\u202e`);
  });
});

describe('a file with very many problems', () => {
  it('has 200 lines, the number of the others and the number of all', async () => {
    const columns = Array.from({ length: 1_000 }, (_, i) => `x${i}`).join(', ');
    const { count, lines } = await check([write('many.yaml', brokers(city).replace('[name], search', `[name, ${columns}], search`))]);
    expect([count, lines.length]).toEqual([1_000, 202]);
    expect(lines.slice(-2)).toEqual(['many.yaml: and 800 more', '1 entity, 0 changes: 1000 problems']);
  });
});

describe('what is checked', () => {
  it.each([
    ['a file', join(example, 'resources.yaml')],
    ['a folder', example],
    ['a config.json', join(example, 'config.json')],
  ])('%s of the example has nothing to mend', async (_, name) => {
    expect(await check([name])).toEqual({ count: 0, lines: ['4 entities, 1 change: nothing to mend'] });
  });
  it('a file that is named twice is read once', async () => {
    expect(await check([example, `${example}/../deployment/resources.yaml`, join(example, 'resources.yaml')])).toEqual({
      count: 0,
      lines: ['4 entities, 1 change: nothing to mend'],
    });
  });
  it('several files together, in the order of the arguments and of their lines', async () => {
    const second = write('second.yaml', brokers(city));
    const first = write('first.yaml', `${brokers('city: { kind: text, label: City, requred: true }')}changes:\n  hotlines: {}\n`);
    expect(await check([second, first])).toEqual({
      count: 2,
      lines: [
        `first.yaml:3:3: Y007 'brokers' stands in ${second} too. Remove one of them.`,
        'first.yaml:12:13: Y023 there is nothing to change. Say a label, fields, a list or a form.',
        '1 entity, 1 change: 2 problems',
      ],
    });
  });
  it('a file that config.json names and that is not there', async () => {
    write('lacking/config.json', '{ "product": "portal", "resources": ["here.yaml", "gone.yaml"] }');
    write('lacking/here.yaml', brokers(city));
    expect(await check([join(folder, 'lacking')])).toEqual({
      count: 1,
      lines: ['lacking/gone.yaml:1:1: Y000 the file is not there. Lay it beside config.json.', '1 entity, 0 changes: 1 problem'],
    });
  });
  it('a config.json that begins with a byte order mark', async () => {
    write('marked/config.json', '\uFEFF{ "product": "portal", "resources": ["marked.yaml"] }');
    write('marked/marked.yaml', brokers(city));
    expect(await check([join(folder, 'marked')])).toEqual({ count: 0, lines: ['1 entity, 0 changes: nothing to mend'] });
  });
  it('changes, laid over the declarations of the portal', async () => {
    const file = write(
      'changes.yaml',
      `language: 1
changes:
  hotlines:
    list: { columns: { without: [fax] } }
  offices:
    label: Offices
    fields: { fax: { kind: text, label: Fax } }
    form: { sections: { add: [fax], after: street } }
`,
    );
    expect(await check([file])).toEqual({
      count: 2,
      lines: [
        "changes.yaml:4:34: Y021 'fax' is no column. Known columns: displayOrder, countryEn, phoneNumber, post, updatedAt.",
        "changes.yaml:8:44: Y021 'street' is no field of this form. Known fields of this form: countryId, city, address, displayOrder, post.",
        '0 entities, 2 changes: 2 problems',
      ],
    });
  });
  it('texts in every language that the files have', async () => {
    const file = write('languages.yaml', brokers("more: { kind: derived, label: More, lines: [{ en: '{name}', ja: '{nme}' }] }"));
    expect(await check([file])).toEqual({
      count: 1,
      lines: [
        "languages.yaml:8:94: R015 the template names 'nme', which is no field. Did you mean 'name'?",
        '1 entity, 0 changes: 1 problem',
      ],
    });
  });
});

describe('a warning', () => {
  const warned = () => write('warned.yaml', `codes: [CONTENT_WRIT, CONTENT_WRIT]\n${brokers(city)}`);
  const text = "W002 'CONTENT_WRIT' is almost 'CONTENT_WRITE'. Remove it and write CONTENT_WRITE if you mean that code.";
  it('is marked and does not count', async () => {
    expect(await check([warned()])).toEqual({
      count: 0,
      lines: [`warned.yaml:1:9: warning ${text}`, `warned.yaml:1:23: warning ${text}`, '1 entity, 0 changes: nothing to mend, 2 warnings'],
    });
  });
  it('counts where the check is strict', async () => {
    expect(await check([warned()], { isStrict: true })).toEqual({
      count: 2,
      lines: [`warned.yaml:1:9: ${text}`, `warned.yaml:1:23: ${text}`, '1 entity, 0 changes: 2 problems'],
    });
  });
});

describe('the contract of a deployment', () => {
  it('has what the files ask for', async () => {
    const changes = 'changes:\n  hotlines: { fields: { fax: { kind: text, label: Fax } }, list: { search: [fax] } }\n';
    const file = write('right.yaml', brokers(city) + changes);
    expect(await check([file], { contract: theirs })).toEqual({ count: 0, lines: ['1 entity, 1 change: nothing to mend'] });
  });
  it('lacks a field, a parameter, a sort, a key of a body and a member that a change adds', async () => {
    const file = write(
      'wrong.yaml',
      brokers('email: { kind: text, label: Email }').replace('[name asc]', '[email asc]').replace('form: [name]', 'form: [email]') +
        'changes:\n  hotlines: { fields: { telex: { kind: text, label: Telex } }, list: { filters: { post: post } } }\n',
    );
    expect(await check([file])).toEqual({ count: 0, lines: ['1 entity, 1 change: nothing to mend'] });
    const { count, lines } = await check([file], { contract: theirs });
    expect(lines).toEqual([
      "wrong.yaml:8:50: R001 the record has no 'email'. Known members: updatedAt, id, name, city, opensAt, head.",
      "wrong.yaml:9:54: R025 GET /brokers/ does not sort by 'email asc'. Known sorts: name asc, name desc.",
      "wrong.yaml:10:12: R019 PUT /brokers/{id} takes no 'email'. Say sentAs. It takes name, city.",
      "wrong.yaml:12:25: R001 the record has no 'telex'. Known members: id, phoneNumber, fax.",
      "wrong.yaml:12:83: R025 GET /contactUs/clientServices/ takes no 'post'. Known parameters: page, fax.",
      '1 entity, 1 change: 5 problems',
    ]);
    expect(count).toBe(5);
  });
  it('lacks an entity', async () => {
    const file = write('broker.yaml', brokers(city, '/broker/'));
    expect(await check([file], { contract: theirs })).toEqual({
      count: 1,
      lines: [
        "broker.yaml:5:11: R008 the contract has no call under '/broker/'. Did you mean '/brokers/'?",
        '1 entity, 0 changes: 1 problem',
      ],
    });
  });
});

describe('what cannot be checked is one line', () => {
  const right = () => write('right.yaml', brokers(city));
  it('a name that leads to no file of a deployment', async () => {
    write('note.txt', 'language: 1');
    write('empty/note.txt', '');
    write('nothing/config.json', '{ "product": "portal" }');
    write('broken/config.json', '{ "product": "portal", }');
    mkdirSync(join(folder, 'folder.yaml'));
    expect(await refusal([join(folder, 'gone.yaml')])).toBe('gone.yaml: the file is not there');
    expect(await refusal([join(folder, 'gone')])).toBe('gone: the file is not there');
    expect(await refusal([join(folder, 'note.txt')])).toBe('note.txt: give a .yaml file, the folder of a deployment, or its config.json');
    expect(await refusal([join(folder, 'empty')])).toBe('empty/config.json: the file is not there');
    expect(await refusal([join(folder, 'nothing')])).toBe('nothing/config.json: there is nothing to check: "resources" names no file');
    expect(await refusal([join(folder, 'broken')])).toBe(
      'broken/config.json:1: expected a key in double quotes; after the last one stands no comma',
    );
    expect(await refusal([join(folder, 'folder.yaml')])).toBe('folder.yaml/config.json: the file is not there');
  });
  it.each([
    [
      'no YAML',
      'openapi: 3.1.0\npaths: [',
      /^theirs-1\.yaml:2:9: this is no YAML: Flow sequence in block collection must be sufficiently indented/,
    ],
    ['no contract', 'language: 1\n', /^theirs-2\.yaml: this is no contract: write OpenAPI 3 with 'openapi' and 'paths'$/],
    ['a contract of before OpenAPI 3', "swagger: '2.0'\npaths: {}\n", /: this is no contract: write OpenAPI 3 with 'openapi' and 'paths'$/],
    ['a path without calls', 'openapi: 3.1.0\npaths: { /a/: }\n', /: this is no contract: write OpenAPI 3 with 'openapi' and 'paths'$/],
    [
      'a name that leads nowhere',
      "openapi: 3.1.0\npaths: { /a/: { get: { parameters: [{ $ref: 'other.yaml#/a' }] } } }\n",
      /: the contract cannot be read: GET \/a\/: 'other\.yaml#\/a' leads nowhere$/,
    ],
    [
      'a call that is none',
      'openapi: 3.1.0\npaths: { /a/: { get: } }\n',
      /: the contract cannot be read: GET \/a\/: it is not written as OpenAPI 3 has it$/,
    ],
  ])('%s', async (_, text, line) => {
    const contract = write(`theirs-${(contracts += 1)}.yaml`, text);
    expect(await refusal([right()], contract)).toMatch(line);
  });
  it('a contract that is not there', async () => {
    expect(await refusal([right()], join(folder, 'gone.yaml'))).toBe('gone.yaml: the file is not there');
  });
});
