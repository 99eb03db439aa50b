import { describe, expect, it } from 'vitest';
import { readFileArguments } from '../../../../scripts/checkFiles/arguments';

describe('the arguments of check', () => {
  it('are read', () => {
    expect(readFileArguments(['a.yaml', '--contract', 'theirs.yaml', '--strict', 'folder', '--json'])).toEqual({
      problems: [],
      asked: { names: ['a.yaml', 'folder'], contractFile: 'theirs.yaml', isStrict: true, isJson: true },
    });
    expect(readFileArguments(['a.yaml']).asked).toEqual({ names: ['a.yaml'], contractFile: undefined, isStrict: false, isJson: false });
  });
  it.each([
    [[], 'there is no file: npm run check -- FILE... [--contract THEIRS.yaml] [--strict] [--json]'],
    [['a.yaml', '--contrat', 'b.yaml'], '--contrat: there is no such option: choose among --contract, --strict, --json'],
    [['a.yaml', '-x'], '-x: there is no such option: choose among --contract, --strict, --json'],
    [['a.yaml', '--contract'], '--contract: there is no value: write the name of a contract'],
    [['a.yaml', '--contract='], '--contract: there is no value: write the name of a contract'],
    [['a.yaml', '--json=b.json'], '--json: it takes no value'],
    [['a.yaml', '--toString'], '--toString: there is no such option: choose among --contract, --strict, --json'],
  ])('%j is refused with a line', (args, line) => {
    expect(readFileArguments(args).problems).toEqual([line]);
  });
});
