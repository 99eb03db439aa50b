import { describe, expect, it } from 'vitest';
import { entityTexts, entityTextKey } from '../../../src/messages/entityTexts';
import { catalogueOf, speak } from '../pageLanguage';

const t = entityTexts('offices');
const floors = '%{smart_count} floor |||| %{smart_count} floors';
const keyed = (english: string, text: string) => [entityTextKey('offices', english), english, text] as const;

describe('the texts of an entity', () => {
  it('are English where they stand', () => {
    expect([t('Opens at %{hour}', { hour: 9 }), t('Closed'), t(floors, { smart_count: 1 }), t(floors, { smart_count: 3 })]).toEqual([
      'Opens at 9',
      'Closed',
      '1 floor',
      '3 floors',
    ]);
  });
  it('are translated by their English within the entity', () => {
    speak('zh-HK', catalogueOf(keyed('Opens at %{hour}', '%{hour}時開門'), keyed('Closed', '休息'), keyed(floors, '%{smart_count}層')));
    expect([t('Opens at %{hour}', { hour: 9 }), t('Closed'), t(floors, { smart_count: 1 })]).toEqual(['9時開門', '休息', '1層']);
    expect(entityTexts('hotlines')('Closed')).toBe('Closed');
  });
  it('of a translation have the plural forms of its language, and untranslated those of English', () => {
    const arabic = 'zero |||| one |||| two |||| few |||| many |||| other %{smart_count}';
    speak('ar', catalogueOf(keyed(floors, arabic)));
    expect([0, 1, 2, 3, 11, 100].map((smart_count) => t(floors, { smart_count }))).toEqual([
      'zero',
      'one',
      'two',
      'few',
      'many',
      'other 100',
    ]);
    speak('ar');
    expect([0, 1, 2].map((smart_count) => t(floors, { smart_count }))).toEqual(['0 floors', '1 floor', '2 floors']);
  });
  it('that have dots or stand for members of objects have keys of their own', () => {
    expect(['Saved. Now reload.', 'constructor'].map((english) => entityTextKey('offices', english))).toEqual([
      'resources.offices.texts.Saved. Now reload.',
      'resources.offices.texts.constructor',
    ]);
  });
});
