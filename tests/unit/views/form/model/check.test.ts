import { describe, expect, it } from 'vitest';
import { integer, text } from '../../../../../src/fields';
import { nested } from '../../../../../src/schema/values/path';
import { check, type Purpose } from '../../../../../src/views/form/model/check';
import { modelOf } from './formOf';

const fields = { name: text('Name', { required: true }), order: integer('Order', { required: true }), note: text('Note') };
const model = () => modelOf(fields, { name: 'Old', order: 1, note: 'n' });
const onItsWay = { rule: 'awaited', message: 'Note: what it brings along is still on its way' };

describe('a check', () => {
  it.each<[Purpose, object]>([
    // whoever leaves an input waits for nothing
    ['input', { name: { rule: 'required', message: 'Name cannot be empty' } }],
    ['step', { name: { rule: 'required', message: 'Name cannot be empty' }, note: onItsWay }],
    [
      'save',
      {
        name: { rule: 'required', message: 'Name cannot be empty' },
        order: { rule: 'integer', message: 'Please enter the correct format' },
        note: onItsWay,
      },
    ],
  ])('for the sake of %s looks at what it is for, and waits where something follows', async (purpose, problems) => {
    const typed = { ...nested(model().initial), name: '', order: 'x' };
    expect(await check(purpose, model(), typed, { paths: ['name', 'note'], awaited: ['note'], undecided: new Map() })).toEqual({
      problems,
    });
  });
  it('of a save that is right gives what is sent, an input that was emptied as nothing', async () => {
    const typed = { ...nested(model().initial), note: undefined };
    expect(await check('save', model(), typed, { paths: [], awaited: [], undecided: new Map() })).toMatchObject({
      save: { body: { name: 'Old', order: 1, note: null } },
    });
  });
  it('of a save speaks of what is no input of the form to nobody', async () => {
    const typed = { ...nested(model().initial), other: 'x' };
    expect(await check('save', model(), typed, { paths: [], awaited: [], undecided: new Map() })).toHaveProperty('save');
  });
  describe('while an input has two values to choose from', () => {
    const choose = { rule: 'undecided', message: 'Choose which value of Name to save' };
    const undecided = new Map([['name', 'Mine']]);
    const checked = (purpose: Purpose, name: string, paths = ['name']) =>
      check(purpose, model(), { ...nested(model().initial), name }, { paths, awaited: [], undecided });
    it.each<Purpose>(['input', 'step', 'save'])('for the sake of %s asks for the choice', async (purpose) => {
      expect(await checked(purpose, 'Mine')).toEqual({ problems: { name: choose } });
    });
    it('names what else is wrong, and what is wrong with the value itself first', async () => {
      const typed = { ...nested(model().initial), name: '', order: 'x' };
      expect(await check('save', model(), typed, { paths: [], awaited: [], undecided: new Map([['name', '']]) })).toEqual({
        problems: {
          name: { rule: 'required', message: 'Name cannot be empty' },
          order: { rule: 'integer', message: 'Please enter the correct format' },
        },
      });
    });
    it('says nothing of an input that is not asked about', async () => {
      expect(await checked('input', 'Mine', ['note'])).toEqual({ problems: {} });
    });
    it('takes another value as the choice', async () => expect(await checked('save', 'Another')).toHaveProperty('save'));
  });
});
