import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { generated } from '../../contract/generate';
import { loadContract } from '../../fixtures/dialect/contract';

const text = (name: string) => readFileSync(new URL(`../../contract/${name}`, import.meta.url), 'utf8');

describe('the contract', () => {
  it('has the 86 operations of the call table', () => {
    const numbers = loadContract().calls.map(({ number }) => number);
    const external = ['C-07', 'C-08', 'C-77', 'C-90'];
    const all = Array.from({ length: 90 }, (_, i) => `C-${String(i + 1).padStart(2, '0')}`).filter((number) => !external.includes(number));
    expect(numbers).toEqual(expect.arrayContaining(all));
    expect(all).toHaveLength(86);
  });
  it('has its paths exactly as the call table writes them', () => {
    const table = readFileSync(new URL('../../docs/requirements/contract.md', import.meta.url), 'utf8');
    const rows = [...table.matchAll(/^\| (C-\d\d) \| \*?(GET|POST|PUT|DELETE)\*? \| \*?([^|*]+?)\*? /gm)].map(
      ([, number, method, path]) => [number, `${method} ${path!.split(/[ ,(]/)[0]}`],
    );
    const own = new Map(loadContract().calls.map(({ number, name }) => [number, name.replace('{offices}', '{x}')]));
    const compared = rows.filter(([number]) => own.has(number!) && number !== 'C-25');
    expect(compared.map(([number]) => [number, own.get(number!)])).toEqual(compared);
    expect(compared.length).toBeGreaterThan(80);
  });
  it.each(['cms.d.ts', 'reads.ts', 'required.ts', 'writes.ts'] as const)('%s is what the contract generates', async (name) => {
    const config = await resolveConfig(new URL(`../../contract/${name}`, import.meta.url));
    const fresh = await format((await generated())[name], { ...config, parser: 'typescript' });
    expect(text(name) === fresh, `run "npm run contract": ${name} is stale`).toBe(true);
  });
  it('SHR-006 marks every password as encrypted', () => {
    const passwords = [...text('writes.ts').matchAll(/(\w+)\*/g)].map(([, key]) => key);
    expect(new Set(passwords)).toEqual(new Set(['password', 'oldPwd', 'newPwd', 'pwd']));
  });
  it('spells the odd path of run on demand as the specification does', () => {
    const { paths } = parse(text('cms.openapi.yaml')) as { paths: object };
    expect(Object.keys(paths)).toContain('/appuser/fetch/ondemend');
  });
});
