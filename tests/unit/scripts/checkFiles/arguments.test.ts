import { describe, expect, it } from 'vitest';
import { readFileArguments, usage } from '../../../../scripts/checkFiles/arguments';

const options = '--site, --render, --contract, --strict, --json, --schema-out, --new, --path, --from, --out';

describe('the arguments of check', () => {
  it('are read', () => {
    expect(readFileArguments(['a.yaml', '--contract', 'theirs.yaml', '--strict', 'folder', '--json', '--schema-out', 'out.json'])).toEqual({
      problems: [],
      asked: {
        names: ['a.yaml', 'folder'],
        site: undefined,
        isRendered: false,
        contractFile: 'theirs.yaml',
        isStrict: true,
        isJson: true,
        schemaFile: 'out.json',
        newEntity: undefined,
      },
    });
    expect(readFileArguments(['a.yaml']).asked).toMatchObject({
      names: ['a.yaml'],
      contractFile: undefined,
      isStrict: false,
      isJson: false,
    });
    expect(readFileArguments(['--site', 'prod', '--render'])).toMatchObject({
      problems: [],
      asked: { names: [], site: 'prod', isRendered: true },
    });
  });
  it('the arguments of a new entity are read', () => {
    const read = (...more: string[]) => readFileArguments(['--new', 'cars', '--path', '/cars/', ...more]);
    const plain = { name: 'cars', path: '/cars/', replyFile: undefined, contractFile: undefined, file: undefined };
    expect(read()).toMatchObject({ problems: [], asked: { newEntity: plain } });
    expect(read('--from', 'reply.json', '--out', 'a.yml')).toMatchObject({ problems: [], asked: { newEntity: { ...plain, replyFile: 'reply.json', file: 'a.yml' } } }); // prettier-ignore
    expect(read('--contract', 'theirs.yaml')).toMatchObject({
      problems: [],
      asked: { newEntity: { ...plain, contractFile: 'theirs.yaml' } },
    });
  });
  it.each([
    [[], `there is no file:\n${usage}`],
    [['a.yaml', '--contrat', 'b.yaml'], `--contrat: there is no such option: choose among ${options}`],
    [['a.yaml', '-x'], `-x: there is no such option: choose among ${options}`],
    [['a.yaml', '--contract'], '--contract: there is no value: write the name of a contract'],
    [['a.yaml', '--contract='], '--contract: there is no value: write the name of a contract'],
    [['a.yaml', '--schema-out'], '--schema-out: there is no value: write the name of a JSON file'],
    [['--site'], '--site: there is no value: write the name of a folder'],
    [['--site', 'prod', 'a.yaml'], 'a.yaml: --site takes no other file'],
    [['--site', 'prod', '--json'], '--json: it does not go with --site'],
    [['--site', 'prod', '--schema-out', 'a.json'], '--schema-out: it does not go with --site'],
    [['a.yaml', '--render'], '--render: say --site FOLDER with it'],
    [['a.yaml', '--json=b.json'], '--json: it takes no value'],
    [['a.yaml', '--toString'], `--toString: there is no such option: choose among ${options}`],
    [['--new'], '--new: there is no value: write the name of an entity, such as carParks'],
    [['--new', 'cars'], '--new: it needs --path PATH, the path of its calls, such as /carParks/'],
    [['--new', 'cars', '--path', '/cars/', 'a.yaml'], 'a.yaml: --new takes no other file'],
    [
      ['--new', 'cars', '--path', '/cars/', '--from', 'a.json', '--contract', 'b.yaml'],
      '--from: it does not go with --contract: give one of them',
    ],
    [['--new', 'cars', '--path', '/cars/', '--json'], '--json: it does not go with --new'],
    [['--new', 'cars', '--path', '/cars/', '--site', 'prod'], '--site: it does not go with --new'],
    [['--new', 'cars', '--path', '/cars/', '--schema-out', 'a.json'], '--schema-out: it does not go with --new'],
    [['--new', 'cars', '--path', '/cars/', '--out', 'folder'], '--out: folder has to end with .yaml'],
    [['a.yaml', '--path', '/cars/'], '--path: it needs --new NAME'],
    [['a.yaml', '--from', 'a.json'], '--from: it needs --new NAME'],
  ])('%j is refused with a line', (args, line) => {
    expect(readFileArguments(args).problems).toEqual([line]);
  });
});
