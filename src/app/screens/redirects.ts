/**
 * Addresses that lead to others before anything is drawn: the start, and react-admin's own addresses (`/clients/12`), which
 * its links and hooks make of an entity's name. Those lead to the addresses that the specification gives each screen
 * (PLT-015 to PLT-017); where both are one, nothing leads on.
 */
import { matchPath, redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { noRoute, type View } from '../../schema/resourceEntry';
import type { Entity } from '../../schema/registry';
import { redirectTarget } from '../../session/safePath';
import { pathOf } from '../../views/engine';

type Entities = Readonly<Record<string, Entity>>;
/** A record that a list has loaded: its members may stand in the address beside its id. */
type RowOf = (resource: string, id: string) => Record<string, unknown> | undefined;

/** Addresses whose parameters have other names are the same to a router. */
const samePath = (a: string, b: string) => a.replaceAll(/:\w+/g, ':') === b.replaceAll(/:\w+/g, ':');
/** react-admin's addresses of an entity that are none of its own routes: those would lead to themselves for ever. */
const pathsOf = (name: string, { routes }: Entity) =>
  (
    [
      { path: `/${name}`, view: 'list' },
      { path: `/${name}/create`, view: 'create' },
      { path: `/${name}/:id`, view: 'edit' },
      { path: `/${name}/:id/show`, view: 'edit' },
    ] satisfies { path: string; view: View }[]
  ).filter(({ path }) => !Object.values(routes).some((route) => samePath(route, path)));

/** The address of a screen; of an edit screen that needs more than the id, the list where nobody has seen the record. */
const addressOf = (entities: Entities, name: string, view: View, id: string, rowOf: RowOf) => {
  const entity = entities[name]!;
  const needsRow = view === 'edit' && entity.routeParams !== undefined;
  const row = needsRow ? rowOf(name, id) : { id };
  return pathOf(entity, row ? view : 'list', row);
};

/** The portal's address for a path, which may be one of react-admin's. */
export const shownPathOf = (entities: Entities, path: string, rowOf: RowOf = () => undefined) => {
  for (const [name, entity] of Object.entries(entities)) {
    const routes = Object.values(entity.routes);
    if (entity.routes.list === noRoute || routes.some((route) => matchPath(route, path))) continue;
    for (const screen of pathsOf(name, entity)) {
      const found = matchPath(screen.path, path);
      if (found) return addressOf(entities, name, screen.view, found.params.id ?? '', rowOf);
    }
  }
  return path;
};

/**
 * A loader that leads on. `redirect` would leave the address that was typed in the history, and Back would come to it
 * again and again; `replace` would lose the page that a link was followed from.
 */
const redirectTo = (request: Request, to: string) => {
  const shown = window.location.hash.slice(1).split('?')[0];
  return (shown === to || shown === new URL(request.url).pathname ? replace : redirect)(to);
};

/**
 * Redirects `/` and the sign-in page of a signed-in user (PLT-010, PLT-012). Nothing is drawn at them: a menu that was opened
 * there would close when the page changes.
 *
 * @param startPath the page that `/` leads to; with null, `/` is a page itself
 */
export const startRoutes = (startPath: string | null): RouteObject[] => [
  ...(startPath === null ? [] : [{ path: '/', loader: ({ request }: LoaderFunctionArgs) => redirectTo(request, startPath) }]),
  {
    path: '/login',
    loader: ({ request }) => redirectTo(request, redirectTarget(new URL(request.url).searchParams.get('redirect')) ?? startPath ?? '/'),
  },
];

/** The routes of react-admin's addresses, for the router. What lies deeper goes to the start (PLT-021). */
export const redirectRoutes = (entities: Entities, rowOf: RowOf): RouteObject[] =>
  Object.entries(entities)
    .filter(([, { routes }]) => routes.list !== noRoute)
    .flatMap(([name, entity]) => [
      ...pathsOf(name, entity).map(({ path, view }) => ({
        path,
        loader: ({ request, params }: LoaderFunctionArgs) => redirectTo(request, addressOf(entities, name, view, params.id ?? '', rowOf)),
      })),
      { path: `/${name}/:id/:deeper/*`, loader: ({ request }: LoaderFunctionArgs) => redirectTo(request, '/') },
    ]);
