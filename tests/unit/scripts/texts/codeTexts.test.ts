import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { codeTexts } from '../../../../scripts/texts/codeTexts';

const entityTexts = join(process.cwd(), 'src/messages/entityTexts');
/** The texts that stand in some files of a repository. */
const textsIn = (files: Record<string, string>) => {
  const [folder, before] = [mkdtempSync(join(tmpdir(), 'texts-')), process.cwd()];
  const compilerOptions = { strict: true, target: 'es2022', module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true, types: [] };
  try {
    for (const [path, text] of Object.entries({ ...files, 'tsconfig.json': JSON.stringify({ compilerOptions, include: ['.'] }) })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    process.chdir(folder);
    return codeTexts();
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
};
const makes = (name: string) => `import { entityTexts } from '${entityTexts}';\nexport const t = entityTexts('${name}');\n`;

// once: TypeScript remembers the folder that it has started in
const texts = textsIn({
  'resources/offices/texts.ts': makes('offices'),
  'resources/offices/code.ts': `
      import { t } from './texts';
      import { t as say } from './texts';
      declare const isOpen: boolean;
      declare const state: 'OPEN' | 'SHUT';
      const name = 'By a constant';
      const labels = { OPEN: 'Of a map', SHUT: 'Of the same map' } as const;
      const list = ['Of a list', 'Of the same list'] as const;
      const told = (text: 'Of a union' | 'Of the same union') => t(text);
      const reason = { text: 'Of an object' } as const;
      const count = '%{smart_count} floor |||| %{smart_count} floors';
      export const all = [
        t('Plain'),
        t(\`In backticks\`),
        t(name),
        t(isOpen ? 'On one hand' : 'On the other'),
        t(labels[state]),
        t(list[isOpen ? 0 : 1]),
        t(reason.text),
        t('Outer %{inner}', { inner: t('Inner') }),
        t(count, { smart_count: 2 }),
        t(\`It is \${isOpen ? 'open' : 'shut'}\`),
        t(isOpen ? 'Of three' : state === 'OPEN' ? 'Of them' : name),
        say('By another name'),
        told('Of a union'),
      ];
      const t2 = (text: string) => text;
      export const others = [t2('Of another function'), String('Of none'), 'Alone'];
    `,
  'resources/offices/deep/view.tsx': `import { t } from '../texts';\nexport const View = () => t('Deep down');\n`,
  'resources/hotlines/own.ts': `${makes('hotlines')}export const own = t('Own');\n`,
  'resources/hotlines/code.ts': `import { t } from '../offices/texts';\nexport const other = t('Of an office');\n`,
  'src/code.ts': `import { t } from '../resources/offices/texts';\nexport const beside = t('Beside');\n`,
});

it('finds each text that may be shown, with the file that it stands in', () => {
  const found = texts.filter(({ context }) => context.startsWith('resources/offices/'));
  expect(found.map(({ english }) => english).toSorted()).toEqual(
    [
      'Plain',
      'In backticks',
      'By a constant',
      'On one hand',
      'On the other',
      'Of a map',
      'Of the same map',
      'Of a list',
      'Of the same list',
      'Of an object',
      'Of a union',
      'Of the same union',
      'Outer %{inner}',
      'Inner',
      '%{smart_count} floor |||| %{smart_count} floors',
      'It is open',
      'It is shut',
      'Of three',
      'Of them',
      'By a constant',
      'By another name',
      'Deep down',
    ].toSorted(),
  );
  expect(texts.find(({ english }) => english === 'Deep down')).toEqual({
    key: 'resources.offices.texts.Deep down',
    english: 'Deep down',
    context: 'resources/offices/deep/view.tsx',
  });
});

it('keys a text by the entity whose function tells it, wherever that is called; files beside the entities tell none', () => {
  const others = texts.filter(({ context }) => !context.startsWith('resources/offices/'));
  expect(others.map(({ key }) => key).toSorted()).toEqual(['resources.hotlines.texts.Own', 'resources.offices.texts.Of an office']);
});
