/** The check of files as an admin runs it: the command of a clone, and the one file of a release. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usage } from '../../scripts/checkFiles/arguments';
import { writeBundle } from '../../scripts/bundleCheck.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(root, 'docs/operating.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'check-'));

beforeAll(async () => {
  await writeBundle('scripts/checkFiles/main.ts', join(folder, 'check.mjs'));
  cpSync(join(root, 'examples/deployment'), join(folder, 'deployment'), { recursive: true });
  mkdirSync(join(folder, 'public'));
  copyFileSync(join(root, 'public/resources.schema.json'), join(folder, 'public/resources.schema.json'));
  copyFileSync(join(root, 'examples/deployment/resources.yaml'), join(folder, 'resources.yaml'));
  copyFileSync(join(root, 'contract/cms.openapi.yaml'), join(folder, 'cms.openapi.yaml'));
  copyFileSync(join(root, 'tests/unit/scripts/checkFiles/theirs.yaml'), join(folder, 'theirs.yaml'));
  writeFileSync(
    join(folder, 'wrong.yaml'),
    `language: 1
resources:
  brokers:
    label: Brokers
    path: /brokers/
    access: { create: CONTENT_WRITE, save: CONTENT_WRITE }
    recordTitle: '{name}'
    fields: { name: { kind: text, label: Name, requred: true } }
    list: { columns: [name] }
    form: [name]
changes:
  hotlines: { list: { columns: { without: [fax] } } }
codes: [CONTENT_WRIT]
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the file of a release in a folder without anything else of the portal. */
const check = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['check.mjs', ...args], { cwd: folder, encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
};
const warning = "W002 'CONTENT_WRIT' is almost 'CONTENT_WRITE'. Remove it and write CONTENT_WRITE if you mean that code.";
const lines = [
  "wrong.yaml:8:48: R014 'requred' is not known here. Did you mean 'required'?",
  "wrong.yaml:12:44: Y021 'fax' is no column. Known columns: displayOrder, countryEn, phoneNumber, post, updatedAt.",
  `wrong.yaml:13:9: warning ${warning}`,
];

describe('the check of files in a release', () => {
  it.each(['resources.yaml', 'deployment', 'deployment/config.json'])('%s: nothing to mend', (name) => {
    expect(check(name)).toEqual({ status: 0, out: '4 entities, 1 change: nothing to mend\n', err: '' });
  });
  it('a line for each problem, and exit code 1', () => {
    expect(check('wrong.yaml')).toEqual({
      status: 1,
      out: `${[...lines, '1 entity, 1 change: 2 problems, 1 warning'].join('\n')}\n`,
      err: '',
    });
  });
  it('a folder has its seed.yaml checked too', () => {
    cpSync(join(folder, 'deployment'), join(folder, 'seeded'), { recursive: true });
    writeFileSync(join(folder, 'seeded/seed.yaml'), 'carParks: { rows: many }\n');
    expect(check('seeded')).toEqual({
      status: 1,
      out: `seeded/seed.yaml:1:19: Y030 carParks: rows is neither a list of rows nor a number up to 10000. Change the value.
4 entities, 1 change: 1 problem
`,
      err: '',
    });
  });
  it('--strict counts warnings', () => {
    expect(check('wrong.yaml', '--strict').out.split('\n')).toEqual([
      ...lines.slice(0, -1),
      `wrong.yaml:13:9: ${warning}`,
      '1 entity, 1 change: 3 problems',
      '',
    ]);
  });
  it('a warning alone is exit code 0, and 1 with --strict', () => {
    writeFileSync(
      join(folder, 'warned.yaml'),
      readFileSync(join(folder, 'wrong.yaml'), 'utf8')
        .replace(', requred: true', '')
        .replace(/changes:[^]*(?=codes)/, ''),
    );
    expect(check('warned.yaml').status).toBe(0);
    expect(check('warned.yaml', '--strict').status).toBe(1);
  });
  it('--json is one list of problems', () => {
    const { status, out, err } = check('wrong.yaml', '--json');
    expect([status, err]).toEqual([1, '']);
    expect(JSON.parse(out)).toEqual([
      {
        file: 'wrong.yaml',
        line: 8,
        column: 48,
        code: 'R014',
        message: "'requred' is not known here",
        hint: "Did you mean 'required'?",
      },
      {
        file: 'wrong.yaml',
        line: 12,
        column: 44,
        code: 'Y021',
        message: "'fax' is no column",
        hint: 'Known columns: displayOrder, countryEn, phoneNumber, post, updatedAt.',
      },
      {
        file: 'wrong.yaml',
        line: 13,
        column: 9,
        code: 'W002',
        message: "'CONTENT_WRIT' is almost 'CONTENT_WRITE'",
        hint: 'Remove it and write CONTENT_WRITE if you mean that code.',
      },
    ]);
    expect(check('resources.yaml', '--json')).toEqual({ status: 0, out: '[]\n', err: '' });
  });
  it('--contract holds the files to another contract', () => {
    const { status, out } = check('resources.yaml', '--contract', 'theirs.yaml');
    expect(status).toBe(1);
    expect(out.split('\n').slice(0, 2)).toEqual([
      "resources.yaml:5:28: R008 the contract has no call 'GET /contactUs/offices/'. Known calls: GET /contactUs/clientServices/, GET /contactUs/clientServices/{id}, PUT /contactUs/clientServices/{id}.",
      "resources.yaml:12:11: R008 the contract has no call under '/carParks/'. Add the calls to the contract, or write another path.",
    ]);
  });
  it.each([
    [[], `there is no file:\n${usage}\n`],
    [['gone.yaml'], 'gone.yaml: the file is not there\n'],
    [
      ['resources.yaml', '--bogus'],
      '--bogus: there is no such option: choose among --site, --render, --contract, --strict, --json, --schema-out, --new, --path, --from, --out\n',
    ],
    [['resources.yaml', '--contract'], '--contract: there is no value: write the name of a contract\n'],
    [['resources.yaml', '--contract', 'gone.yaml'], 'gone.yaml: the file is not there\n'],
    [
      ['resources.yaml', '--contract', 'resources.yaml'],
      "resources.yaml: this is no contract: write OpenAPI 3 with 'openapi' and 'paths'\n",
    ],
    [['check.mjs'], 'check.mjs: give a .yaml file, the folder of a deployment, or its config.json\n'],
  ])('%j is explained, and exit code 2', (args, err) => {
    expect(check(...args)).toEqual({ status: 2, out: '', err });
  });
  it('--new writes a file that the same command checks, and never twice', () => {
    const { status, out, err } = check('--new', 'agents', '--path', '/brokers/', '--contract', 'theirs.yaml');
    expect([status, out.split('\n')[0], err]).toEqual([0, 'Wrote agents.yaml: Agents at #/agents.', '']);
    expect(check('agents.yaml', '--contract', 'theirs.yaml')).toEqual({
      status: 0,
      out: '1 entity, 0 changes: nothing to mend\n',
      err: '',
    });
    expect(check('--new', 'agents', '--path', '/agents/')).toEqual({
      status: 2,
      out: '',
      err: 'agents.yaml: the file exists already, and it is kept: choose another name\n',
    });
  });
  it('--schema-out writes the schema of the archive with the names of the deployment', () => {
    expect(check('deployment', '--schema-out', 'mine.json')).toEqual({
      status: 0,
      out: '4 entities, 1 change: nothing to mend\n',
      err: 'mine.json is written\n',
    });
    expect(JSON.parse(readFileSync(join(folder, 'mine.json'), 'utf8'))).toMatchObject({
      properties: { resources: { description: expect.any(String) as string } },
      allOf: [{ properties: { resources: { properties: { carParks: expect.any(Object) as object } } } }],
    });
    expect(check('deployment', '--schema-out', 'public/resources.schema.json')).toMatchObject({ status: 2 });
  });
  it('--schema-out leaves standard output to --json, and reports the problems of the files as always', () => {
    const { status, out, err } = check('wrong.yaml', '--json', '--schema-out', 'wrong.json');
    expect([status, err, (JSON.parse(out) as unknown[]).length]).toEqual([1, 'wrong.json is written\n', 3]);
  });
  it('a reader that leaves early is no failure', () => {
    const { status, stderr } = spawnSync('sh', ['-c', `{ "${process.execPath}" check.mjs wrong.yaml; echo $? >&2; } | true`], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '1\n']);
  });
});

describe('docs/operating.md', () => {
  const [command = '', inRelease = ''] = [...page.matchAll(/```sh\n((?:npm run|node) check.*)\n```/g)].map(([, each]) => each!);
  it('has the command of a clone', () => {
    const { status, stdout } = spawnSync('sh', ['-c', command.replace('npm run', 'npm run -s')], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: undefined },
    });
    expect([status, stdout]).toEqual([0, '4 entities, 1 change: nothing to mend\n']);
  });
  it('has that of a release', () => {
    expect(inRelease).toBe('node check.mjs resources.yaml');
  });
  it('names every option', () => {
    for (const [option] of usage.matchAll(/--\w+/g)) expect(page).toContain(`\`${option}`);
  });
  it('names files that the example has', () => {
    expect(existsSync(join(root, command.split(' ').at(-1)!))).toBe(true);
  });
});
