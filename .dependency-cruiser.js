/**
 * Which folder may import which (ARCHITECTURE.md). A folder may import itself and the folders that `allowed` lists for it;
 * anything else is an error of `npm run lint`.
 */
const folders = {
  contract: '^contract/',
  schema: '^src/schema/',
  messages: '^src/messages/',
  ui: '^src/ui/',
  files: '^src/files/',
  format: '^src/format/',
  fields: '^src/fields/',
  app: '^src/app/',
  deployed: '^src/deployed/',
  views: '^src/views/',
  layout: '^src/layout/',
  pages: '^src/pages/',
  session: '^src/session/',
  base: '^src/(config|configPlaces|storage|loadModule)\\.ts$',
  root: '^src/(?!config\\.|configPlaces\\.|storage\\.|loadModule\\.)[^/]+$',
  vocabulary: '^resources/vocabulary/',
  shared: '^resources/(accounts|preview)/',
  registry: '^resources/index\\.ts$',
  resource: '^resources/(?!vocabulary/|accounts/|preview/)[^/]+/',
  dataProvider: '^dataProvider/',
  authProvider: '^authProvider/',
  fixtures: '^fixtures/',
  deploy: '^deploy/',
};

const allowed = {
  contract: [],
  schema: ['contract', 'messages'],
  messages: ['contract'],
  format: ['messages'],
  files: ['messages', 'format', 'base'],
  ui: ['contract', 'messages', 'format', 'files', 'base'],
  fields: ['contract', 'schema', 'messages', 'format', 'ui', 'files'],
  pages: ['contract', 'messages', 'format', 'ui', 'session', 'base', 'authProvider'],
  views: ['contract', 'schema', 'fields', 'messages', 'format', 'ui', 'pages'],
  layout: ['schema', 'messages', 'format', 'ui', 'fields', 'session', 'pages', 'authProvider'],
  session: ['contract', 'authProvider', 'dataProvider', 'base', 'messages', 'ui'],
  base: ['contract', 'format'],
  deployed: ['contract', 'schema', 'messages', 'format'],
  root: Object.keys(folders).filter((name) => !['fixtures', 'deploy'].includes(name)),
  app: Object.keys(folders).filter((name) => !['fixtures', 'deploy', 'root'].includes(name)),
  vocabulary: ['schema', 'messages', 'format'],
  shared: ['schema', 'fields', 'views', 'messages', 'format', 'ui', 'vocabulary'],
  registry: ['schema', 'vocabulary', 'resource'],
  resource: ['contract', 'schema', 'fields', 'views', 'messages', 'format', 'ui', 'files', 'vocabulary', 'shared'],
  dataProvider: ['contract'],
  authProvider: ['contract'],
  fixtures: ['contract', 'deploy'],
  deploy: [],
};

const ours = '^(src|resources|dataProvider|authProvider|contract|fixtures|deploy|tests|scripts)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(allowed).map(([name, targets]) => ({
      name: `${name}-imports`,
      severity: 'error',
      from: { path: folders[name] },
      to: { path: ours, pathNot: [folders[name], ...targets.map((target) => folders[target])] },
    })),
    {
      name: 'no-other-resource',
      comment: 'Entities refer to each other by name, never by import.',
      severity: 'error',
      from: { path: '^resources/((?!vocabulary/)[^/]+)/' },
      to: { path: '^resources/[^/]+/', pathNot: ['^resources/$1/', '^resources/(vocabulary|accounts|preview)/'] },
    },
    {
      name: 'one-trusted-types-policy',
      comment: 'The sanitiser alone makes markup, askWorker alone makes workers; main claims the policy for both.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(ui/renderedText/sanitise\\.ts|files/workers/askWorker\\.ts|main\\.tsx)$' },
      to: { path: '^src/files/workers/trustedTypes\\.ts$' },
    },
    {
      name: 'form-model-without-screen',
      comment: 'What a form is, says and sends needs no screen; hooks stand around it.',
      severity: 'error',
      from: { path: '^src/views/form/model/' },
      to: {
        path: ['^src/views/', '(^|/)(react|react-dom|react-admin|react-hook-form|react-router-dom)(/|$)'],
        pathNot: '^src/views/form/model/',
      },
    },
    { name: 'nothing-imports-tests', severity: 'error', from: { pathNot: '^tests/' }, to: { path: '^tests/' } },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(vite$|@vitejs/|vitest/runtime$)' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.css', '.json'] },
  },
};
