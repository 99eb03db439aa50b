/** Parts of a list in happy-dom, drawn without the rest of the portal: over a state that the test gives, or over a data provider of the test. */
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, renderHook } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { CoreAdminContext, memoryStore, type DataProvider, type Store } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { builtInKinds } from '../../../src/fields/builtInKinds';
import { text } from '../../../src/fields';
import type { Declaration } from '../../../src/schema';
import { normalise } from '../../../src/schema/normalise';
import type { Entity } from '../../../src/schema/registry';
import type { Resource } from '../../../src/schema/resource';
import { DeclaredProvider } from '../../../src/views/DeclaredProvider';
import { EngineContext, type Engine } from '../../../src/views/engine';
import { ListProvider } from '../../../src/views/list/ListProvider';
import type { ListState } from '../../../src/views/list/state/useListState';
import { watchPage } from '../page';

const extensions = { formatters: {}, generators: {}, conditions: {}, components: {} };

/** A list of things with a name and a code, as the engine reads it. @param list what it declares besides its columns */
export const declareList = (list: object = {}, fields: object = {}): Resource =>
  normalise(
    {
      recordTitle: '{name}',
      calls: {},
      fields: { name: text('Name'), code: text('Code'), ...fields },
      list: { columns: ['name', 'code'], ...list },
    } as unknown as Declaration,
    extensions,
    builtInKinds,
  );

const entity = { label: 'Things', routes: { list: '/things', edit: '/things/:id', clone: '/things/:id/copy' } } as unknown as Entity;

/** What the root hands to the engine: nothing is locked, everything is allowed. */
export const createEngine = (changes: Partial<Engine>): Engine => ({
  entities: { things: entity },
  can: () => true,
  viewer: { id: 'ann', level: 2, codes: [], claims: {} },
  locks: {},
  preferences: { get: (_, fallback) => fallback, set: () => {} },
  settings: {},
  previousPath: () => null,
  scrolledTo: () => ({ top: 0, left: 0 }),
  shownPathOf: (path) => path,
  areas: [],
  onBeforeEnd: () => () => {},
  drafts: { keep: () => {}, take: () => undefined, peek: () => undefined },
  unknownOutcomes: { get: () => null, set: () => {} },
  ...changes,
});

export const rows = ['Ann', 'Bob', 'Cid'].map((name, i) => ({ id: i + 1, name, code: `C${i + 1}` }));

/** The state of a list that shows three rows. Its functions are spies. */
export const createState = (changes: Partial<ListState> = {}): ListState => ({
  path: undefined,
  data: rows,
  beside: undefined,
  loadedAt: 1,
  error: null,
  isForbidden: false,
  isFetching: false,
  isPending: false,
  isPlaceholderData: false,
  total: 3,
  page: 1,
  perPage: 10,
  sort: { field: '', order: 'ASC' },
  filter: {},
  search: {},
  chosen: {},
  locked: {},
  hasNextPage: false,
  prefetchNext: vi.fn(),
  requestOf: vi.fn(),
  restart: vi.fn(),
  reload: vi.fn(),
  setPage: vi.fn(),
  setPerPage: vi.fn(),
  setSort: vi.fn(),
  setSearch: vi.fn(),
  setChosen: vi.fn(),
  setFilter: vi.fn(),
  clearAll: vi.fn(),
  ...changes,
});

type Options = {
  declaration?: Resource;
  engine?: Partial<Engine>;
  /** The state of the list around the part. Default: none, for a hook that makes one. */
  state?: ListState;
  provider?: Partial<DataProvider>;
  store?: Store;
  /** What is cached. Default: nothing. */
  client?: QueryClient;
  /** The router around the part. Default: one that starts at `/`. */
  Router?: ComponentType<{ children: ReactNode }>;
};

export const createClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** What stands around a part of a list, and a check that drawing it logs no error. */
const createSurroundings = ({
  declaration = declareList(),
  engine = {},
  provider = {},
  store = memoryStore(),
  client = createClient(),
  Router = MemoryRouter,
}: Options) => {
  const context = createEngine(engine);
  const problems: string[] = [];
  const stopWatching = watchPage(problems);
  onTestFinished(async () => {
    cleanup();
    client.clear();
    await stopWatching();
    expect(problems).toEqual([]);
  });
  const surround = (part: ReactNode, state: ListState | undefined) => (
    <Router>
      <CoreAdminContext dataProvider={provider as DataProvider} store={store} queryClient={client}>
        <EngineContext value={context}>
          <DeclaredProvider resource="things" declaration={declaration}>
            {state ? <ListProvider state={state}>{part}</ListProvider> : part}
          </DeclaredProvider>
        </EngineContext>
      </CoreAdminContext>
    </Router>
  );
  return { client, surround, problems };
};

/**
 * Draws a part of a list. Returns what testing-library does, `update`, which draws it with other members
 * of the state, `redraw`, which draws another part in its place, and `problems`, from which a test removes those that it expects.
 */
export const renderInList = (part: ReactNode, { state = createState(), ...options }: Options = {}) => {
  const { client, surround, problems } = createSurroundings(options);
  const result = render(surround(part, state));
  return {
    ...result,
    client,
    problems,
    state,
    redraw: (other: ReactNode) => result.rerender(surround(other, state)),
    update: (changes: Partial<ListState>) => result.rerender(surround(part, { ...state, ...changes })),
  };
};

/** Runs a hook where a list would. */
export const renderListHook = <R, P>(hook: (props: P) => R, { initialProps, ...options }: Options & { initialProps: P }) => {
  const { client, surround } = createSurroundings(options);
  return { ...renderHook(hook, { initialProps, wrapper: ({ children }) => surround(children, options.state) }), client };
};
