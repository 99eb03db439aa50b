import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore } from '../../../../authProvider/session';
import { createEntities } from '../../../../src/app/entities/createEntities';
import { text } from '../../../../src/fields';
import { pageTexts, type Catalogue } from '../../../../src/messages/page';
import type { Declaration } from '../../../../src/schema';
import type { Registry } from '../../../../src/schema/registry';
import { createLanguageChoice } from '../../../../src/session/languageChoice';
import { loadedLazy, loadLazy } from '../../../../src/ui/lazy';
import { held, json, mapStorage } from '../../browser';
import { catalogueOf, speak, stubDocument } from '../../pageLanguage';
import { calls, extensions } from '../../schema/extensions';

const japanese = catalogueOf(
  ['resources.things.name', 'Things', '物'],
  ['resources.things.fields.name', 'Name', '名前'],
  ['resources.papers.name', 'Papers', '書類'],
  ['resources.papers.fields.name', 'Paper', '紙'],
);
const chinese = catalogueOf(['resources.things.name', 'Things', '東西'], ['resources.things.fields.name', 'Name', '名稱']);
const declared = (label: string) => ({ recordTitle: '{name}', calls, fields: { name: text(label) } }) as unknown as Declaration;

/** A registry of two entities; `loads` are those that were asked for. */
const setUp = () => {
  const loads: string[] = [];
  let gate: Promise<void> | undefined;
  const loadOf = (name: string, label: string) => async () => {
    loads.push(name);
    if (name === 'things') await gate;
    return { default: declared(label) };
  };
  /** Holds the things back from now on, until what it returns is called. */
  const hold = () => {
    const { promise, settle } = held<void>();
    gate = promise;
    return settle;
  };
  const registry = {
    ...extensions,
    home: '/things',
    resources: { things: { label: 'Things', routes: { list: '/things' }, load: loadOf('things', 'Name') } },
    dialogLists: { papers: { label: 'Papers', load: loadOf('papers', 'Paper') } },
    lookups: {},
    locks: {},
  } as unknown as Registry;
  stubDocument();
  vi.stubGlobal('fetch', async (url: string) =>
    json(({ './texts/ja.json': japanese, './texts/zh-HK.json': chinese } as Record<string, Catalogue>)[url]),
  );
  const entities = createEntities(registry);
  const { choose } = createLanguageChoice({
    config: { languages: ['en', 'ja', 'zh-HK'], language: 'en' },
    storage: mapStorage(),
    sessions: createSessionStore(mapStorage(), null),
  });
  /** The names of both entities, and the label of the field of each that has arrived. */
  const shown = () =>
    Object.values(entities.get()).map(({ label, load }) => [label, loadedLazy(load)?.fields.name!.label].filter(Boolean).join(' '));
  return { entities, loads, hold, choose, shown, arrive: (name: string) => loadLazy(entities.get()[name]!.load) };
};
afterEach(() => pageTexts.preparing.clear());

describe('the entities of a portal', () => {
  it('are the original ones in English, the same functions among them', async () => {
    const { entities, shown, arrive, loads } = setUp();
    const original = entities.get();
    await entities.follow();
    await arrive('things');
    expect([entities.get() === original, shown(), loads]).toEqual([true, ['Things Name', 'Papers'], ['things']]);
  });
  it('are in the language that the page has when the portal loads', async () => {
    const { entities, shown, arrive, loads } = setUp();
    speak('ja', japanese);
    await entities.follow();
    expect([shown(), loads]).toEqual([['物', '書類'], []]);
    await arrive('papers');
    expect(shown()).toEqual(['物', '書類 紙']);
  });
  it('follow the page, with every declaration that has arrived there before it is shown, and no other', async () => {
    const { entities, choose, shown, arrive, loads } = setUp();
    await entities.follow();
    await arrive('things');
    const seen: unknown[] = [];
    const stop = pageTexts.subscribe(() => seen.push([pageTexts.get().language, shown()]));
    await choose('ja');
    await choose('zh-HK');
    stop();
    expect(seen).toEqual([
      ['ja', ['物 名前', '書類']],
      ['zh-HK', ['東西 名稱', 'Papers']],
    ]);
    expect(loads).toEqual(['things', 'things', 'things']);
  });
  it('are the original ones again in English', async () => {
    const { entities, choose, shown, arrive } = setUp();
    const original = entities.get();
    await entities.follow();
    await arrive('things');
    await choose('ja');
    expect(entities.get()).not.toBe(original);
    await choose('en');
    expect([entities.get() === original, shown()]).toEqual([true, ['Things Name', 'Papers']]);
  });
  it('have the same functions for as long as the page shows one language', async () => {
    const { entities, choose } = setUp();
    await entities.follow();
    await choose('ja');
    const { load } = entities.get().things!;
    await choose('ja');
    expect(entities.get().things!.load).toBe(load);
  });
  it('keep addresses and rights in every language', async () => {
    const { entities, choose } = setUp();
    const { label: _, load: __, ...original } = entities.get().things!;
    await entities.follow();
    await choose('ja');
    expect(entities.get().things).toMatchObject(original);
  });
  it('have a declaration ready that arrives while the language is made ready', async () => {
    const { entities, choose, shown, arrive, loads, hold } = setUp();
    await entities.follow();
    await arrive('things');
    const settle = hold();
    const choice = choose('ja');
    await expect.poll(() => loads).toEqual(['things', 'things']);
    await arrive('papers');
    settle();
    await choice;
    expect(shown()).toEqual(['物 名前', '書類 紙']);
  });
  it('are in the language that is chosen while the portal loads', async () => {
    const { entities, shown } = setUp();
    speak('ja', japanese);
    const followed = entities.follow();
    // shown by what had begun before the portal did
    speak('zh-HK', chinese);
    await followed;
    expect(shown()).toEqual(['東西', 'Papers']);
  });
});
