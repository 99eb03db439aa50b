import { describe, expect, it } from 'vitest';
import { builtInKinds } from '../../../src/fields/builtInKinds';
import { entitiesOf, locksOf, type Registry } from '../../../src/schema/registry';
import type { Viewer } from '../../../src/schema/viewer';
import { calls, extensions } from './extensions';

describe('a registry', () => {
  const registry = {
    ...extensions,
    home: '/a',
    resources: {
      a: { label: 'A', routes: { list: '/a' }, load: () => Promise.resolve({ default: { recordTitle: '{name}', calls, fields: {} } }) },
      b: { label: 'B', routes: { list: '/b' } },
    },
    dialogLists: {
      c: { label: 'C', edit: '/editA/:id', load: () => Promise.resolve({ default: { recordTitle: '{name}', calls, fields: {} } }) },
    },
    lookups: {},
    locks: {
      own: ({ level, claims }: Viewer) => (level > 1 ? claims.offices! : null),
      none: () => null,
      empty: () => [],
    },
  } as unknown as Registry;
  it('brings declarations normalised, by the same function each time', async () => {
    const { a, c } = entitiesOf(registry, builtInKinds);
    expect((await a!.load()).default.recordTitle({ name: 'Kai' })).toBe('Kai');
    expect(a!.load).toBe(a!.load);
    expect(c!.routes).toEqual({ list: '', edit: '/editA/:id' });
  });
  it('PLT-107 locks people to what is theirs; who is free has no lock', () => {
    expect(locksOf(registry, { id: 'x', level: 2, codes: [], claims: { offices: ['HK', 'SG'] } })).toEqual({ own: ['HK', 'SG'] });
    expect(locksOf(registry, { id: 'x', level: 1, codes: [], claims: { offices: ['HK'] } })).toEqual({});
  });
});
