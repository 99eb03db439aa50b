import { describe, expect, it } from 'vitest';
import { redirectRoutes, shownPathOf } from '../../../../src/app/screens/redirects';
import type { Entity } from '../../../../src/schema/registry';

const load = () => Promise.reject(new Error('not loaded'));
const entity = (routes: Entity['routes']): Record<string, Entity> => ({ cars: { label: 'Cars', routes, load } });
const leading = (routes: Entity['routes']) => redirectRoutes(entity(routes), () => undefined).map(({ path }) => path);

describe('PLT-015 PLT-016 PLT-017 react-admin’s addresses lead to those of the specification', () => {
  const others = { list: '/carParks', create: '/createCar', edit: '/editCar/:id' };
  it('where they differ', () => {
    expect(leading(others)).toEqual(['/cars', '/cars/create', '/cars/:id', '/cars/:id/show', '/cars/:id/:deeper/*']);
    expect(['/cars', '/cars/create', '/cars/7', '/cars/7/show'].map((path) => shownPathOf(entity(others), path))).toEqual([
      '/carParks',
      '/createCar',
      '/editCar/7',
      '/editCar/7',
    ]);
  });
  // one that led to itself froze the tab
  it.each([
    ['/cars/:id', ['/cars', '/cars/create', '/cars/:id/show', '/cars/:id/:deeper/*']],
    ['/cars/:code', ['/cars', '/cars/create', '/cars/:id/show', '/cars/:id/:deeper/*']],
    ['/cars/:id/show', ['/cars', '/cars/create', '/cars/:id', '/cars/:id/:deeper/*']],
  ])('and not to themselves, where the edit screen stands at %s', (edit, paths) => {
    const routes = { ...others, edit };
    expect(leading(routes)).toEqual(paths);
    const own = edit.replace(/:\w+/, '7');
    expect(shownPathOf(entity(routes), own)).toBe(own);
  });
  it('and not to the edit screen from a create screen that stands at react-admin’s address', () => {
    expect(shownPathOf(entity({ ...others, create: '/cars/create' }), '/cars/create')).toBe('/cars/create');
  });
});
