import { describe, expect, it } from 'vitest';
import { exportName } from '../../../../src/views/list/toolbar/exportName';

const day = '2026-11-29';

describe('the name of an export that the server did not name (CLI-027)', () => {
  it.each([
    ['no filter', {}, 'clients-2026-11-29.csv'],
    ['codes', { salesOffice: 'HK', userStatus: 'ACTIVATED' }, 'clients-2026-11-29-HK-ACTIVATED.csv'],
    ['several codes of a filter', { region: ['HK', 'TW'] }, 'clients-2026-11-29-HK-TW.csv'],
    ['the name of a person', { representative: 'Adrian Leung', salesOffice: 'SG' }, 'clients-2026-11-29-SG.csv'],
    ['one name, an id, a day and a path', { a: 'Leung', b: '7', c: '2026/11/01', d: '../X', e: '' }, 'clients-2026-11-29.csv'],
    ['a long text in capitals', { a: 'X'.repeat(31) }, 'clients-2026-11-29.csv'],
  ])('with %s', (_, chosen, name) => {
    expect(exportName('clients.csv', chosen, day)).toBe(name);
  });
  it('keeps a declared name without an ending', () => {
    expect(exportName('clients', { salesOffice: 'HK' }, day)).toBe('clients-2026-11-29-HK');
  });
});
