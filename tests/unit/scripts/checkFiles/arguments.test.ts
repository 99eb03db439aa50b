import { describe, expect, it } from 'vitest';
import { readFileArguments, usage } from '../../../../scripts/checkFiles/arguments';

describe('the arguments of check', () => {
  it('are read', () => {
    expect(readFileArguments(['a.yaml', '--contract', 'theirs.yaml', '--strict', 'folder', '--json'])).toEqual({
      problems: [],
      asked: { names: ['a.yaml', 'folder'], site: undefined, isRendered: false, contractFile: 'theirs.yaml', isStrict: true, isJson: true },
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
  it.each([
    [[], `there is no file:\n${usage}`],
    [['a.yaml', '--contrat', 'b.yaml'], '--contrat: there is no such option: choose among --site, --render, --contract, --strict, --json'],
    [['a.yaml', '-x'], '-x: there is no such option: choose among --site, --render, --contract, --strict, --json'],
    [['a.yaml', '--contract'], '--contract: there is no value: write the name of a contract'],
    [['a.yaml', '--contract='], '--contract: there is no value: write the name of a contract'],
    [['--site'], '--site: there is no value: write the name of a folder'],
    [['--site', 'prod', 'a.yaml'], 'a.yaml: --site takes no other file'],
    [['--site', 'prod', '--json'], '--json: it does not go with --site'],
    [['a.yaml', '--render'], '--render: say --site FOLDER with it'],
    [['a.yaml', '--json=b.json'], '--json: it takes no value'],
    [['a.yaml', '--toString'], '--toString: there is no such option: choose among --site, --render, --contract, --strict, --json'],
  ])('%j is refused with a line', (args, line) => {
    expect(readFileArguments(args).problems).toEqual([line]);
  });
});
