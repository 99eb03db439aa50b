/**
 * Which way the arrows run (ARCHITECTURE.md). Every room may import itself and the rooms that stand behind it here;
 * anything else is an error of `npm run lint`.
 */
const room = {
  contract: '^contract/',
  schema: '^src/schema/',
  messages: '^src/messages/',
  ui: '^src/ui/',
  fields: '^src/fields/',
  views: '^src/views/',
  layout: '^src/layout/',
  pages: '^src/pages/',
  session: '^src/session/',
  base: '^src/(config|storage)\\.ts$',
  root: '^src/(?!config\\.|storage\\.)[^/]+$',
  lookups: '^resources/lookups/',
  accounts: '^resources/accounts/',
  registry: '^resources/index\\.ts$',
  resource: '^resources/(?!lookups/|accounts/)[^/]+/',
  dataProvider: '^dataProvider/',
  authProvider: '^authProvider/',
  fixtures: '^fixtures/',
};

const arrows = {
  contract: [],
  schema: ['contract'],
  messages: [],
  ui: ['messages'],
  fields: ['schema', 'messages', 'ui'],
  pages: ['messages', 'ui', 'session', 'base', 'authProvider'],
  views: ['schema', 'fields', 'messages', 'ui', 'pages'],
  layout: ['schema', 'messages', 'ui', 'fields', 'session', 'pages', 'authProvider'],
  session: ['authProvider', 'dataProvider', 'base', 'messages', 'ui'],
  base: [],
  root: Object.keys(room).filter((name) => !['fixtures', 'contract'].includes(name)),
  lookups: ['schema'],
  accounts: ['schema', 'fields', 'views', 'messages', 'ui', 'lookups'],
  registry: ['schema', 'lookups', 'resource'],
  resource: ['schema', 'fields', 'views', 'messages', 'ui', 'lookups', 'accounts'],
  dataProvider: ['contract'],
  authProvider: [],
  fixtures: ['contract'],
};

const ours = '^(src|resources|dataProvider|authProvider|contract|fixtures|tests|scripts)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(arrows).map(([name, targets]) => ({
      name: `${name}-imports`,
      severity: 'error',
      from: { path: room[name] },
      to: { path: ours, pathNot: [room[name], ...targets.map((target) => room[target])] },
    })),
    {
      name: 'no-other-resource',
      comment: 'Entities refer to each other by name, never by import.',
      severity: 'error',
      from: { path: '^resources/((?!lookups/)[^/]+)/' },
      to: { path: '^resources/[^/]+/', pathNot: ['^resources/$1/', '^resources/(lookups|accounts)/'] },
    },
    { name: 'nothing-imports-tests', severity: 'error', from: { pathNot: '^tests/' }, to: { path: '^tests/' } },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(vite$|@vitejs/)' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.css', '.json'] },
  },
};
