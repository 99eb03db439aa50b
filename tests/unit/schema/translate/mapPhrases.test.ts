import { describe, expect, it } from 'vitest';
import { choice, derived, text, timestamp } from '../../../../src/fields';
import type { Declaration } from '../../../../src/schema';
import { mapDeclaration } from '../../../../src/schema/translate/mapPhrases';
import { everyText, mark, shapesFor, textsChanged } from './everyText';

const kinds = await shapesFor(everyText);
const changed = (declaration: Declaration, change = (phrase: string) => `<${phrase}>`) =>
  mapDeclaration('things', declaration, kinds, change);
const small = (more: object) => ({ recordTitle: '{name}', calls: {}, fields: {}, ...more }) as unknown as Declaration;

describe('a declaration in another language', () => {
  it('has every text changed, once, and nothing else', () => {
    const wanted = textsChanged(everyText, (phrase) => (phrase.startsWith(mark) ? `<${phrase}>` : phrase));
    expect(changed(everyText)).toStrictEqual(wanted);
    expect(JSON.stringify(wanted).match(/<¶/g)!.length).toBeGreaterThan(95);
  });
  it('leaves the original untouched', () => {
    const before = textsChanged(everyText, (phrase) => phrase);
    changed(everyText);
    expect(everyText).toStrictEqual(before);
  });
  it('is the original again when every text stays', () => {
    expect(changed(everyText, (phrase) => phrase)).toStrictEqual(everyText);
  });
  it.each([
    '%{name} of %{smart_count}',
    'one ||| two |||| three',
    '<b>bold</b> &amp;',
    '\u200Fعربي {name}\u200E',
    '$& $1 \\n',
    'constructor',
    '__proto__',
  ])('takes the text %j letter by letter, before and after', (phrase) => {
    const given: string[] = [];
    const declaration = small({ fields: { a: choice('Letters', { labels: { A: phrase } }) }, form: { sections: [], hint: phrase } });
    const { fields, form } = changed(declaration, (one) => (given.push(one), `${one}${one}`));
    expect([(fields.a as { labels: object }).labels, form!.hint]).toEqual([{ A: phrase + phrase }, phrase + phrase]);
    expect(given).toEqual(['Letters', phrase, phrase]);
  });
  it.each(['-', '', '123', '{name}', '{name} · {code|other}', '{shout()}', '…', '%'])(
    'has the text %j, which has no letters, as it is',
    (phrase) => {
      const declaration = small({
        recordTitle: phrase,
        fields: { at: timestamp('At', { emptyText: phrase }), both: derived('Both', { lines: [phrase] }) },
        form: { sections: [{ title: phrase, fields: [] }], locked: [{ when: {}, text: phrase }] },
      });
      const given: string[] = [];
      const mapped = changed(declaration, (one) => (given.push(one), 'changed'));
      expect([given, mapped.recordTitle, mapped.form]).toEqual([['At', 'Both'], phrase, declaration.form]);
    },
  );
  it.each(['Ä', '漢', 'م', 'a{name}'])('has the text %j, which has a letter, changed', (phrase) => {
    expect(changed(small({ recordTitle: phrase })).recordTitle).toBe(`<${phrase}>`);
  });
  it('keeps functions that tell a text: they translate their own', () => {
    const tell = () => 'told' as never;
    const form = { sections: [], locked: tell, hint: tell, saveHint: tell, rules: [tell], transform: tell };
    expect(changed(small({ recordTitle: tell, fields: { both: derived('Both', { lines: tell as never }) }, form }))).toEqual(
      small({ recordTitle: tell, fields: { both: { ...derived('<Both>', { lines: tell as never }) } }, form }),
    );
  });
  it.each<[string, object]>([
    ['a field of no kind', { fields: { a: { kind: 'nothing', label: 5 } } }],
    ['a field of the kind of every object', { fields: { a: { kind: 'constructor' } } }],
    [
      'keys of every object',
      { constructor: 'Some Text', fields: { a: { ...text('A'), constructor: 'Some Text', toString: 'Some Text' } } },
    ],
    ['texts that are none', { form: { sections: 5, saveLabel: 7, locked: [null, 5, {}], hint: { text: 'Some Text' } } }],
    ['an action of no type', { list: { columns: [], rowActions: [{ type: 'nothing', label: 'Some Text' }, null] } }],
    ['overrides of no field', { form: { sections: [], overrides: { nobody: { span: 2 }, other: null } } }],
    ['overrides that are no map', { form: { sections: [], overrides: 'Some Text' } }],
  ])('keeps what is malformed as it is, and does not throw: %s', (_, more) => {
    const declaration = small(more);
    expect(changed(declaration, (phrase) => (phrase === 'A' ? phrase : `<${phrase}>`))).toStrictEqual(declaration);
  });
});
