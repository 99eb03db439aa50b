import { describe, expect, it } from 'vitest';
import { loadContract } from '../../fixtures/dialect/contract';
import { useBox } from './box';

const { as } = useBox();

describe('an id of an address', () => {
  /** The id of a save is a clientID, that of a file is its name. */
  const texts = ['PUT /appuser/{id}', 'DELETE /notification/client/clear/{id}'];
  const calls = loadContract().calls.filter(({ name, segments }) => segments.includes('{id}') && !texts.includes(name));
  const idOf = (name: string) => (name.includes('/businessPartner/') ? 5_000_001 : name.includes('/contactUs/') ? 1 : 16);
  const spellings = (id: number) => [
    `${id}.0`,
    `${id}e0`,
    `0x${id.toString(16)}`,
    `0${id}`,
    `+${id}`,
    `%20${id}`,
    `${id}%20`,
    `-${id}`,
    `-0`,
    'true',
    'x',
  ];

  it('is there for the records that are asked for', async () => {
    expect((await as('superadmin', 'GET', '/appuser/16')).status).toBe('00');
    expect((await as('superadmin', 'GET', '/businessPartner/BIZ/5000001')).status).toBe('00');
    expect((await as('superadmin', 'GET', '/contactUs/clientServices/1')).status).toBe('00');
    expect(calls.length).toBeGreaterThan(30);
  });
  it.each(calls.map(({ name, takesJson }) => [name, takesJson] as const))(
    'PLT-127 is digits as a number is written, else there is no such record: %s',
    async (name, takesJson) => {
      const [method, path] = name.split(' ') as [string, string];
      for (const id of spellings(idOf(name))) {
        const target = path.replace('{id}', id).replace('{type}', 'BIZ').replace('{tab}', 'PDLI').replace('{docNumber}', 'DOC-16-1');
        const { http, msg } = await as('superadmin', method, target, takesJson ? {} : undefined);
        expect([http, msg], `${method} ${target}`).toEqual([200, 'The record does not exist']);
      }
    },
  );
});
