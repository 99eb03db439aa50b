import { describe, expect, it } from 'vitest';
import type { Declaration } from '../../../../src/schema';
import type { ResourceEntry } from '../../../../src/schema/resourceEntry';
import { keyOfPhrase } from '../../../../src/schema/translate/keyOfPhrase';
import { mapDeclaration } from '../../../../src/schema/translate/mapPhrases';
import { entityTranslator, mapEntry } from '../../../../src/schema/translate/translateEntity';
import { everyText, shapesFor } from './everyText';

const kinds = await shapesFor(everyText);
/** Keys by text; a text in two places has both. */
const keysIn = (declaration: Declaration) => {
  const found = new Map<string, Set<string>>();
  mapDeclaration('things', declaration, kinds, (phrase, ...at) => {
    found.set(phrase, (found.get(phrase) ?? new Set()).add(keyOfPhrase(phrase, ...at)));
    return phrase;
  });
  return Object.fromEntries([...found].map(([phrase, keys]) => [phrase, [...keys].join(' ')]));
};
const load = () => Promise.resolve({ default: everyText });
const entry: ResourceEntry = {
  label: 'Hotlines',
  titles: { create: 'New Hotline', edit: 'The Hotline', clone: 'Another Hotline' },
  createLabel: 'Add one',
  routes: { list: '/Some Path', create: '/Create Path', edit: '/Edit Path/:id' },
  routeParams: { type: 'Some Member' },
  menuNames: ['Menu Name'],
  access: { save: { code: 'Some Code', level: 2 } },
  load,
};

describe('the key of a text of a declaration', () => {
  const keys = keysIn(everyText);
  it.each([
    ['¶ Name', 'resources.things.fields.name'],
    ['¶ City', 'resources.things.fields.city'],
    ['¶ Rights', 'resources.things.fields.rights'],
    ['¶ Map', 'resources.things.fields.map'],
    ['¶ Revoke', 'resources.things.actions.revoke'],
    ['¶ Delete', 'resources.things.actions.delete'],
    ['¶ Ring', 'resources.things.actions.ring'],
    ['¶ Run now', 'resources.things.actions.run'],
    ['¶ Call', 'resources.things.actions.call'],
    ['¶ Take back', 'resources.things.actions.takeBack'],
    // no name of their own
    ['¶ Thing {name}', 'resources.things.texts.¶ Thing {name}'],
    ['¶ As in the passport', 'resources.things.texts.¶ As in the passport'],
    ['¶ A label', 'resources.things.texts.¶ A label'],
    ['¶ Called', 'resources.things.texts.¶ Called'],
    ['¶ Search name', 'resources.things.texts.¶ Search name'],
    ['¶ Only state', 'resources.things.texts.¶ Only state'],
    ['¶ Full name', 'resources.things.texts.¶ Full name'],
    ['¶ New name', 'resources.things.texts.¶ New name'],
    ['¶ Check', 'resources.things.texts.¶ Check'],
    ['¶ Basics', 'resources.things.texts.¶ Basics'],
    ['¶ Revoke it?', 'resources.things.texts.¶ Revoke it?'],
  ])('%s is %s', (phrase, key) => {
    expect(keys[phrase]).toBe(key);
  });
  it.each([
    ['an action, by its name', ['list', 'rowActions', 0, 'label'], { name: 'ring' }, 'actions.ring'],
    ['an action without a name, by its English', ['list', 'rowActions', 0, 'label'], {}, 'texts.Ring'],
    ['a filter, whatever it is called, by its English', ['list', 'filters', 'x', 'label'], { kind: 'text', name: 'ring' }, 'texts.Ring'],
    ['a field that is called label', ['fields', 'label', 'label'], { kind: 'text' }, 'fields.label'],
    ['the hint of a field that is called label', ['fields', 'label', 'hint'], { kind: 'text' }, 'texts.Ring'],
  ])('is that of %s', (_, path, holder, key) => {
    expect(keyOfPhrase('Ring', ['things', ...path], holder)).toBe(`resources.things.${key}`);
  });
  it('is one key for each text', () => {
    expect(Object.values(keys).filter((key) => / resources\./.test(key))).toEqual([]);
    expect(new Set(Object.values(keys)).size).toBe(Object.keys(keys).length);
  });
  it('stays when sections, actions, columns and fields come before it', () => {
    const { form, list, fields, createForm } = everyText;
    const section = {
      title: '¶ Added',
      fields: ['name'],
      actions: [{ type: 'dialog', name: 'before', label: '¶ Act added', permission: 'x', dialog: 'x' }],
    };
    const more = {
      ...everyText,
      fields: { before: { kind: 'text', label: '¶ Field added' }, ...fields },
      list: { ...list, rowActions: [...section.actions, ...list!.rowActions!] },
      form: { ...form, sections: [section, ...form!.sections!], hint: ['¶ Hint added', { when: {}, text: '¶ It holds' }] },
      createForm: { ...createForm, steps: [{ title: '¶ Step added', sections: [section] }, ...createForm!.steps!] },
    } as unknown as Declaration;
    const others = Object.entries(keysIn(more)).filter(([phrase]) => !phrase.endsWith(' added') && phrase !== '¶ Added');
    expect(Object.fromEntries(others)).toEqual(keys);
  });
});

describe('the entry of an entity', () => {
  const translate = (key: string, english: string) => `${key}: ${english}`;
  it('has its name, its titles and the label of its Create button changed, and nothing else', () => {
    expect(mapEntry('hotlines', entry, translate)).toStrictEqual({
      ...entry,
      label: 'resources.hotlines.name: Hotlines',
      titles: {
        create: 'resources.hotlines.titles.create: New Hotline',
        edit: 'resources.hotlines.titles.edit: The Hotline',
        clone: 'resources.hotlines.titles.clone: Another Hotline',
      },
      createLabel: 'resources.hotlines.createLabel: Add one',
    });
  });
  it('of a list in a dialog has its name changed', () => {
    const list = { label: 'Documents', access: { save: {} }, routes: { list: '', edit: '/Edit Path/:id' }, load };
    expect(mapEntry('documents', list, translate)).toStrictEqual({ ...list, label: 'resources.documents.name: Documents' });
  });
});

describe('an entity in another language', () => {
  const texts: Record<string, string> = {
    'resources.things.name': '物',
    'resources.things.fields.name': '名',
    'resources.things.texts.¶ Basics': '基',
  };
  const translateEntity = entityTranslator((key, english) => texts[key] ?? english, shapesFor);
  it('has its entry at once, and its declaration when it arrives; what the catalogue lacks stays English', async () => {
    const translated = translateEntity('things', entry);
    expect([translated.label, translated.createLabel, translated.routes]).toEqual(['物', 'Add one', entry.routes]);
    const { default: declaration } = await translated.load();
    expect([declaration.fields.name!.label, declaration.fields.order!.label, declaration.form!.sections![0]!.title]).toEqual([
      '名',
      '¶ Order',
      '基',
    ]);
    expect(everyText.fields.name!.label).toBe('¶ Name');
  });
  it('that does not load fails as it does in English', async () => {
    const failing = translateEntity('things', { ...entry, load: () => Promise.reject(new Error('no line')) });
    await expect(failing.load()).rejects.toThrow('no line');
  });
});
