import js from '@eslint/js';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Expressions that are text as far as their syntax says: written out, of the catalogue, made of parts, or with such a name. */
const texts = [
  'TemplateLiteral',
  'Literal[value=/\\S/]',
  'CallExpression[callee.name=/^(t|translate|format[A-Z]\\w*)$/]',
  'Identifier[name=/^(label|title|text|name|message|warning|reason|value|range)$/]',
  'MemberExpression[property.name=/^(label|title|text|name)$/]',
];
const besideElements = 'JSXElement:has(> JSXElement, > JSXFragment, > JSXExpressionContainer JSXElement)';
const textBesideElements = [
  `${besideElements} > JSXText[value=/\\S/]`,
  'JSXElement:has(> JSXExpressionContainer > Identifier) > JSXExpressionContainer > CallExpression[callee.name=/^(t|translate)$/]',
  ...texts.flatMap((text) => [
    `${besideElements} > JSXExpressionContainer > ${text}`,
    `${besideElements} > JSXExpressionContainer > LogicalExpression > ${text}.right`,
    `${besideElements} > JSXExpressionContainer > ConditionalExpression > ${text}:not(.test)`,
  ]),
].join(', ');

const rulesOfTheHouse = [
  {
    selector: textBesideElements,
    message:
      'A text beside elements stands in a <span>: translators replace its node, and React could no longer change or remove it (docs/translating.md).',
  },
  {
    selector: "MemberExpression[object.name='window'][property.name=/^(local|session)Storage$/]",
    message: 'src/storage.ts is the one place for storage.',
  },
  {
    selector: "MemberExpression[property.name='trustedTypes']",
    message: 'src/files/workers/trustedTypes.ts holds the one policy.',
  },
  { selector: "NewExpression[callee.name='Worker']", message: 'src/files/workers/askWorker.ts is the one place that starts a worker.' },
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Nothing is rendered as HTML.' },
  { selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]', message: 'Nothing is rendered as HTML.' },
  {
    selector: "JSXOpeningElement[name.name='a'] > JSXAttribute[name.name='target']",
    message: 'External links need the one link component.',
  },
  {
    selector: "CallExpression[callee.property.name='createObjectURL']",
    message: 'src/ui/files/saveFile.ts is the one download helper, useObjectUrl.ts the one that shows a file.',
  },
  {
    selector: "Property[key.name='mutationMode'][value.value!='pessimistic']",
    message: 'Only pessimistic: nothing is announced before the CMS has done it.',
  },
  {
    selector: ":matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind='let']",
    message: 'State belongs to something that is made: a store, a portal, a component.',
  },
  {
    selector:
      "JSXOpeningElement[name.name='button'] > JSXAttribute[name.name='className'] :matches(Literal[value=/\\b(button|text-link)\\b/], TemplateElement[value.raw=/\\b(button|text-link)\\b/])",
    message: 'src/ui/Button.tsx is the one button.',
  },
  {
    selector:
      "MemberExpression[object.name=/^(event|nativeEvent)$/][property.name=/^(key|code|keyCode|which)$/], MemberExpression[object.property.name='nativeEvent'][property.name=/^(key|code|keyCode|which)$/], ObjectPattern[typeAnnotation.typeAnnotation.typeName.name='KeyboardEvent']",
    message: 'src/ui/pressedKeys.ts compares keys: it leaves out keys of a composition and keys with other modifiers.',
  },
  { selector: "JSXOpeningElement[name.name='Admin']", message: 'CoreAdmin: ready-made screens cost 130 kB.' },
];
const restricted = {
  paths: [
    { name: '@mui/material', message: 'Import one component by its path.' },
    {
      name: 'react-admin',
      importNames: ['Admin', 'Datagrid', 'List', 'Edit', 'Create', 'SimpleForm'],
      message: 'Ready-made screens cost 130 kB; use the hooks, or single components (docs/react-admin-components.md).',
    },
    { name: 'react', importNames: ['lazy'], message: 'src/ui/lazy.tsx loads parts; React holds the fallback of lazy for 300 ms.' },
    { name: 'dompurify', message: 'src/ui/renderedText/sanitise.ts is the one sanitiser.' },
    { name: 'lucide-react', message: 'src/ui/icons.ts names the icons in use.' },
    { name: 'react-router-dom', importNames: ['Link', 'NavLink'], message: 'src/ui/Link.tsx is the one link component.' },
  ],
};

/** Attributes and props that people read. */
const readAttributes = [
  'aria-(label|description|roledescription|valuetext|placeholder)',
  'title',
  'alt',
  'placeholder',
  '[a-zA-Z]*[lL]abel',
  'hint',
  'about',
  'heading',
  'question',
  'effect',
  'confirm',
  'cancel',
  'text',
  'none',
  'note',
  'reason',
  'message',
];

export default tseslint.config(
  { ignores: ['dist/', 'release/', 'node_modules/', 'contract/cms.d.ts', 'test-results/', '.data/', '.cache/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'resources/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'jsx-a11y/label-has-associated-control': ['error', { depth: 4 }],
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'], tags: ['main'] }],
      'no-restricted-syntax': ['error', ...rulesOfTheHouse],
      'no-restricted-imports': ['error', restricted],
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'dataProvider/http.ts is the one HTTP client.' },
        'localStorage',
        'sessionStorage',
        { name: 'XMLHttpRequest', message: 'dataProvider/upload.ts is the one that uploads.' },
      ],
    },
  },
  // no text past the catalogue; functions of declarations are held to `Translated` by the compiler
  {
    files: ['src/**/*.tsx', 'resources/**/*.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': { include: readAttributes },
          callees: { exclude: ['t', '[a-z]+Text', 'translate', 'field', 'pathOf', 'optionFor', 'formatMoney', 'join'] },
          'object-properties': { exclude: ['className', 'role', 'style'] },
          // without a letter; names of classes and ids; formats; codes
          words: { exclude: [/^[^\p{L}]*$/u, /^-[a-z]+$|^[a-z]+(-[a-z]+)+$/, 'yyyy/MM/dd', 'https://', /^<?[A-Z]{2,3}\d?>?( –)?$/] },
          'should-validate-template': true,
          message: 'A text goes through the catalogue: t() of the entity, or useText() (docs/translating.md)',
        },
      ],
    },
  },
  // what fills inputs in tests
  { files: ['**/sample.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['tests/**'], rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' } },
  {
    files: ['tests/dom/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'expect', property: 'poll', message: 'Use waitFor(): the page may change while a test waits' },
      ],
    },
  },
  { files: ['src/ui/icons.ts', 'src/ui/Link.tsx', 'src/ui/renderedText/sanitise.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: [
      'src/storage.ts',
      'src/ui/Button.tsx',
      'src/ui/files/saveFile.ts',
      'src/ui/files/useObjectUrl.ts',
      'src/ui/Link.tsx',
      'src/files/workers/trustedTypes.ts',
      'src/files/workers/askWorker.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: [
      'src/config.ts',
      'src/messages/loadCatalogue.ts',
      'src/session/watch/newVersion.ts',
      'src/session/singleSignOn.ts',
      'src/app/deployed/loadFiles.ts',
      'src/app/reports/startReports.ts',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['src/schema/**', 'dataProvider/**', 'authProvider/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['react', 'react-*', '@mui/*', 'yup'], allowTypeImports: true, message: 'Types only.' }] },
      ],
    },
  },
  {
    files: ['dataProvider/**', 'authProvider/**'],
    ignores: ['dataProvider/upload.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'XMLHttpRequest', message: 'dataProvider/upload.ts is the one that uploads.' }],
    },
  },
  { files: ['scripts/**', '*.js'], languageOptions: { globals: { process: 'readonly', console: 'readonly' } } },
);
