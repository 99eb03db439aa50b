import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kinds } from '../../../../scripts/testRun/kinds';
import { readRequest, SelectionError } from '../../../../scripts/testRun/selection';

const chosen = (...args: string[]) => readRequest(args).runs.map(({ kind: { name }, files, grep }) => ({ name, files, grep }));
const names = (...args: string[]) => chosen(...args).map(({ name }) => name);
const filesOf = (kind: string, ...args: string[]) => chosen(...args).find(({ name }) => name === kind)!.files!;

describe('npm test chooses what it runs', () => {
  it('npm test runs every kind but guides and deployment', () => {
    expect(names()).toEqual(['types', 'lint', 'unit', 'contract', 'resources', 'dom', 'size', 'browser']);
  });
  it('npm test -- --complete runs every kind', () => {
    expect(names('--complete')).toEqual(kinds.map(({ name }) => name));
    expect(readRequest(['--complete']).isComplete).toBe(true);
    expect(readRequest([]).isComplete).toBe(false);
  });
  it('a kind runs whole, also one that npm test leaves out', () => {
    expect(chosen('docs', 'unit')).toEqual([{ name: 'unit' }, { name: 'docs' }]);
  });
  it('a path chooses one file, or the test files of a folder', () => {
    expect(chosen('tests/e2e/lists/pager.spec.ts')).toEqual([{ name: 'browser', files: ['tests/e2e/lists/pager.spec.ts'] }]);
    expect(chosen('tests/e2e/lists/pager.spec.ts:12')).toEqual([{ name: 'browser', files: ['tests/e2e/lists/pager.spec.ts:12'] }]);
    const files = filesOf('unit', 'tests/unit/format/');
    expect(files).toContain('tests/unit/format/day.test.ts');
    expect(files.every((file) => file.startsWith('tests/unit/format/') && existsSync(file))).toBe(true);
  });
  it('several words of one kind make one run, and the whole kind includes its files', () => {
    expect(filesOf('unit', 'tests/unit/format/day.test.ts', 'tests/unit/config.test.ts', 'tests/unit/config.test.ts')).toEqual([
      'tests/unit/format/day.test.ts',
      'tests/unit/config.test.ts',
    ]);
    expect(chosen('tests/unit/config.test.ts', 'unit')).toEqual([{ name: 'unit' }]);
  });
  it('an entity chooses its files, tests of its requirements and loops over the registry', () => {
    const contract = filesOf('contract', 'hotlines');
    expect(contract).toContain('tests/contract/hotlines.test.ts');
    expect(contract).toContain('tests/contract/rights.test.ts');
    expect(contract).not.toContain('tests/contract/projects/projects.test.ts');
    const browser = new RegExp(chosen('hotlines').find(({ name }) => name === 'browser')!.grep!);
    for (const title of [
      'shell contents/hotlines.spec.ts a title',
      'shell registry.spec.ts hotlines opens',
      'shell shell/shell.spec.ts the menu names hotlines (HOT-001)',
    ])
      expect(title).toMatch(browser);
    for (const title of ['shell contents/offices.spec.ts OFF-001', 'shell registry.spec.ts offices opens'])
      expect(title).not.toMatch(browser);
  });
  it.each([
    ['clients', 'accounts/clientEdit.spec.ts'],
    ['projects', 'projects/imageOrder.spec.ts'],
    ['popups', 'contents/popups.spec.ts'],
    ['adminUsers', 'accounts/adminUsersSafety.spec.ts'],
  ])('the browser tests of %s include %s', (entity, file) => {
    expect(`shell ${file} a title`).toMatch(new RegExp(chosen(entity).find(({ name }) => name === 'browser')!.grep!));
  });
  it.each([
    ['a misspelt entity', ['hotlinez'], 'hotlinez'],
    ['a file that does not exist', ['unit', 'tests/unit/missing.test.ts'], 'tests/unit/missing.test.ts'],
    ['a file without tests', ['tests/e2e/portal.ts'], 'tests/e2e/portal.ts'],
    ['a folder outside of the kinds', ['src'], 'src'],
    ['an unknown option', ['--complet'], '--complet'],
  ])('%s is an error that lists the choices', (_, args, named) => {
    const read = () => readRequest(args);
    expect(read).toThrow(SelectionError);
    expect(read).toThrow(`Nothing to run for: ${named}\n`);
    expect(read).toThrow('hotlines, notifications');
  });
  it('--watch repeats the Vitest kinds that were chosen, and is an error without one', () => {
    expect(names('--watch', 'unit', 'browser')).toEqual(['unit']);
    expect(() => readRequest(['--watch', 'lint'])).toThrow('Nothing to watch');
  });
});
