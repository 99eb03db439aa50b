/** Every text of the registry that people read is found, by the table of the declaration language, and put into another language whole. */
import { describe, expect, it } from 'vitest';
import { registry } from '../../resources';
import { collectTexts } from '../../scripts/texts/collectTexts';
import { opening, pseudoCatalogue } from '../../scripts/texts/pseudo';
import { checkContextOf, declarationProblems } from '../../src/app/checkDeclarations';
import { kindsOf, readBuiltInKinds, readKinds } from '../../src/app/entities/readKinds';
import { translateEntities } from '../../src/app/entities/translateEntities';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { normalise } from '../../src/schema/normalise';
import { entriesOf } from '../../src/schema/registry';
import { mapDeclaration, type ChangePhrase } from '../../src/schema/translate/mapPhrases';
import { mapEntry } from '../../src/schema/translate/translateEntity';

const shared = (await readBuiltInKinds()).shapes;
const entities = await Promise.all(
  Object.entries(entriesOf(registry)).map(async ([name, entry]) => {
    const { default: declaration } = await entry.load();
    const kinds = { ...shared, ...(await readKinds(kindsOf(declaration))).shapes };
    return { name, entry, declaration, changed: (change: ChangePhrase) => mapDeclaration(name, declaration, kinds, change) };
  }),
);
type Leaf = { place: string; key: string; text: string };
const leavesOf = (value: unknown, place: string, key = ''): Leaf[] => {
  if (typeof value === 'string') return [{ place, key, text: value }];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([each, inner]) => leavesOf(inner, `${place}.${each}`, /^\d+$/.test(each) ? key : each))
    : [];
};
const mark = (text: string) => `⟦${text}⟧`;
/** What reads like a text: a blank between letters, or a capital before small letters. */
const readsAsText = /\p{L}\P{L}* \P{L}*\p{L}|^\p{Lu}\p{Ll}/u;
/** What reads like a text and is none, by the key that it stands at. */
const exceptions: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['getList', 'getOne', 'create', 'clone', 'update', 'delete', 'call', 'refresh'].map((key) => [
      key,
      /^(GET|POST|PUT|DELETE) \/[\w/{}-]*$/,
    ]),
  ),
  sorts: /^[\w.]+ (asc|desc)$/,
  tieBreak: /^[\w.]+ (asc|desc)$/,
  wire: /^yyyy[-/]MM[-/]dd HH:mm$/,
  // members and formatters alone
  recordTitle: /^(\{[^{}]*\}|\P{L})*$/u,
  // the name of a record type of the CMS, in a condition
  not: /^Corporate Partner$/,
};
const unread = entities.flatMap(({ name, entry, changed }) =>
  [
    ...leavesOf(changed(mark), name),
    ...leavesOf(
      mapEntry(name, entry, (_, text) => mark(text)),
      `${name} entry`,
    ),
  ].filter(({ text }) => !text.startsWith('⟦') && readsAsText.test(text)),
);

describe('whatever reads like a text', () => {
  it('is translated, or is a call, a sort, a format or a code', () => {
    expect(unread.filter(({ key, text }) => !exceptions[key]?.test(text)).map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });
  it.each(Object.keys(exceptions))('is excepted at %s because it has to be', (key) => {
    expect(unread.some((leaf) => leaf.key === key)).toBe(true);
  });
  it.each(['New clients', 'Suspended', 'of 3 places', '50 % of {total} left', 'Größe'])('would be found: %s', (text) => {
    expect(readsAsText.test(text)).toBe(true);
  });
});

describe.each(entities)('the declaration of $name', ({ name, declaration, changed }) => {
  it('is the same when each text stays, functions included, and can be read', () => {
    const same = changed((text) => text);
    expect(same).toStrictEqual(declaration);
    expect(same).not.toBe(declaration);
    expect(() => normalise(same, registry, builtInKinds)).not.toThrow();
  });
  it('is untouched when each text changes, and what comes of it passes the checks', async () => {
    const before = JSON.stringify(declaration);
    const other = changed(mark);
    expect(JSON.stringify(declaration)).toBe(before);
    expect(JSON.stringify(other)).not.toBe(before);
    expect(await declarationProblems(name, other, await checkContextOf(registry))).toEqual([]);
  });
});

describe('the texts that are collected', () => {
  const collected = collectTexts();
  it('have one English for each key, and none is there twice', async () => {
    const texts = await collected;
    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(1_000);
  }, 60_000);
  it.each([
    ['form.save', 'Save', 'interface'],
    ['shell.retry', 'Retry', 'interface'],
    ['idle.unlock', 'Unlock', 'interface'],
    ['resources.hotlines.fields.phoneNumber', 'Tel Number', 'hotlines fields phoneNumber label'],
    ['resources.clientDocuments.name', registry.dialogLists.clientDocuments!.label, 'clientDocuments'],
    ['resources.hotlines.name', registry.resources.hotlines!.label, 'hotlines'],
  ])('have %s, %j, from %s', async (key, english, context) => {
    expect((await collected).find((text) => text.key === key)).toEqual({ key, english, context });
  });
  it('are all that the portal asks for when it is in another language', async () => {
    const translate = await translateEntities({ language: 'en-XA', catalogue: pseudoCatalogue(await collected), languages: [] }, registry);
    const lacking = await Promise.all(
      entities.map(async ({ name, entry, changed }) => {
        const { load, ...other } = translate(name, entry);
        const [inMarks, wanted] = [(await load()).default, changed(mark)].map((each) => leavesOf(each, name));
        const ofDeclaration = wanted!.filter(({ text }, i) => text.startsWith('⟦') && !inMarks![i]!.text.startsWith(opening!));
        return [
          ...ofDeclaration,
          ...leavesOf({ label: other.label, titles: other.titles }, name).filter(({ text }) => !text.startsWith(opening!)),
        ];
      }),
    );
    expect(lacking.flat().map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });
});
