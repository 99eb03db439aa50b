/**
 * Follows every guide of the docs in one copy of the project. The copy is built once, checked once and served by one fixture CMS,
 * when a test first needs it. Guides that change the same lines of a file cannot both be followed: give each an entity of its own.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aKindOfOneEntity } from './aKindOfOneEntity';
import { addingAKind } from './addingAKind';
import { addingAResource, loadCopiesOfData } from './addingAResource';
import { closePages, stopBrowser } from './browser';
import { browserTests, declarationTests, lintProblems, outcomeOf, typeErrors } from './checks';
import { Copy } from './copy';
import { dependentFields } from './dependentFields';
import { extendingPage, testExtending } from './extending';
import { lookups } from './lookups';
import { reactAdminComponents } from './reactAdminComponents';
import { addingAMember, firstChange, writingATest } from './newDevelopers';
import { translating } from './translating';

// the first test that needs it waits for a build, a type check or the loop over the registry
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const guides = [
  addingAResource,
  dependentFields,
  lookups,
  addingAKind,
  aKindOfOneEntity,
  reactAdminComponents,
  translating,
  firstChange,
  addingAMember,
  writingATest,
];
const copy = new Copy(guides);
beforeAll(async () => {
  await copy.create();
  loadCopiesOfData(copy);
});
afterEach(closePages);
afterAll(async () => {
  await stopBrowser();
  copy.remove();
});

const passes = { passed: expect.toSatisfy((count: number) => count > 0), failures: [] };

describe('the copy with all guides', () => {
  it('two builds of the same files are the same, byte by byte', async () => {
    const hashes = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        // processes that use a build note it there
        .filter((name) => !name.startsWith('.used') && statSync(join(folder, name)).isFile())
        .toSorted()
        .map(
          (name) =>
            `${name} ${createHash('sha256')
              .update(readFileSync(join(folder, name)))
              .digest('hex')}`,
        );
    const first = hashes(await copy.build());
    expect(first.length).toBeGreaterThan(20);
    expect(hashes(await copy.buildAgain())).toEqual(first);
  });
  it('has no type error in a file that no guide changes', async () => {
    const changed = copy.changedFiles();
    expect([...(await typeErrors(copy))].filter(([file]) => !changed.includes(file))).toEqual([]);
  });
  it('passes the tests of declarations that look at all entities', async () => {
    expect((await declarationTests(copy)).get('all')).toEqual(passes);
  });
});

describe.each(guides.map((guide) => [guide.page, guide] as const))('%s', (page, guide) => {
  const { entities = [], openedEntities = entities, testsOfCopy = [], tests } = guide;
  it('can be followed', () => {
    expect(copy.filesOf(page)).toBeTruthy();
  });
  it('compiles', async () => {
    const errors = await typeErrors(copy);
    expect(copy.filesOf(page).flatMap((file) => errors.get(file) ?? [])).toEqual([]);
  });
  it('keeps the rules of the linter', async () => {
    const problems = await lintProblems(copy);
    expect(copy.filesOf(page).flatMap((file) => (problems.get(file) ?? []).map((each) => `${file}:${each}`))).toEqual([]);
  });
  for (const entity of entities) {
    it(`declares ${entity} without a problem`, async () => {
      expect((await declarationTests(copy)).get(entity)).toEqual(passes);
    });
  }
  for (const entity of openedEntities) {
    it(`passes the tests over the registry in the browser with ${entity}`, async () => {
      expect((await browserTests(copy)).get(entity)).toEqual(passes);
    });
  }
  for (const name of testsOfCopy) {
    it(`leaves ${name} green`, async () => {
      expect(await outcomeOf(copy, name)).toEqual(passes);
    });
  }
  tests(copy);
});

describe(extendingPage, () => testExtending(copy));
