/** The pages for somebody who is new to the repository: a first change, a member of an entity, a test of each common kind. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Guide } from './copy';
import { blocksOf, root } from './page';

const firstPage = 'docs/first-change.md';

export const firstChange: Guide = {
  page: firstPage,
  testsOfCopy: ['tests/dom/contents/hotlineHint.test.ts'],
  tests: () => {
    it('shows the entry of the registry as it is', () => {
      const [entry] = blocksOf(firstPage).filter(({ language, file }) => language === 'ts' && !file);
      expect(readFileSync(join(root, 'resources/index.ts'), 'utf8')).toContain(entry!.text);
    });
    it('names every job of CI', () => {
      const { jobs } = parse(readFileSync(join(root, '.github/workflows/test.yml'), 'utf8')) as { jobs: object };
      const named = [...readFileSync(join(root, firstPage), 'utf8').matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
      expect(named).toEqual(Object.keys(jobs));
    });
  },
};

export const addingAMember: Guide = {
  page: 'docs/adding-a-member.md',
  testsOfCopy: [
    'tests/dom/contents/officeHours.test.ts',
    'tests/dom/contents/officeList.test.tsx#the list of offices shows',
    'tests/dom/contents/officeForm.test.tsx#a new office is sent',
    'tests/dom/contents/officeForm.test.tsx#a changed language of an office',
    'tests/resources/forms.test.ts',
    'tests/resources/data.test.ts',
  ],
  tests: () => {},
};

export const writingATest: Guide = {
  page: 'docs/writing-a-test.md',
  testsOfCopy: [
    'tests/dom/contents/hotlineNumber.test.ts',
    'tests/contract/hotlineRights.test.ts',
    'tests/e2e/contents/hotlineFocus.spec.ts',
  ],
  tests: () => {},
};
