/** When the parts of a kind load, and what is said of a kind whose parts have not loaded. */
import { describe, expect, it } from 'vitest';
import { derived, localized, text } from '../../../src/fields';
import { codecOf, leavesOf, loadCodecs } from '../../../src/fields/codecs/codecs';
import { loadInput } from '../../../src/fields/inputs/inputs';
import { loadSchemas, schemaLoadOf } from '../../../src/fields/rules/loadSchemas';
import { problemIn } from '../../../src/fields/rules/problemIn';
import { schemaOf } from '../../../src/fields/rules/schemaOf';
import type { KindParts } from '../../../src/fields/kindParts';
import type { EngineField, Load } from '../../../src/schema/kind';
import { loadedLazy } from '../../../src/ui/lazy';
import { engineField } from './engineFields';

/** A field whose parts nobody has loaded yet, not even another test of the process. */
const fresh = (declared: object): EngineField => {
  const field = engineField(declared);
  const load = field.definition.parts as Load<KindParts>;
  const own = <T>(part: Load<T> | undefined) => part && (() => part());
  const parts = async () => {
    const { default: all } = await load();
    return { default: { ...all, Input: own(all.Input), schema: own(all.schema) } };
  };
  return { ...field, definition: { ...field.definition, parts } };
};
const partsOf = (field: EngineField) => loadedLazy(field.definition.parts as Load<KindParts>);

describe('the codec of a field', () => {
  it('throws until it has loaded', async () => {
    const field = fresh(text('T'));
    expect(() => codecOf(field)).toThrow('The codec of text has not loaded');
    await loadCodecs([field]);
    expect(codecOf(field).parse(' a ', field)).toBe('a');
  });
  it('loads with that of the field which it wraps', async () => {
    const of = fresh(text('T'));
    const field = { ...fresh(localized(text('T'))), of } as EngineField;
    await loadCodecs([field]);
    expect(leavesOf('t', field)).toHaveLength(4);
    expect(codecOf(of).parse(' a ', of)).toBe('a');
  });
  it('of a kind that nobody types has no input, reads nothing and writes nothing', () => {
    const field = fresh(derived('D', { lines: () => [] }));
    const codec = codecOf(field);
    expect(leavesOf('d', field)).toEqual([]);
    expect([codec.canHold(5, field), codec.read({ d: 5 }, {} as never), codec.parse(5, field), codec.write(5, {} as never)]).toEqual([
      true,
      undefined,
      5,
      {},
    ]);
  });
  it.each([
    [undefined, 'name'],
    ['title', 'title'],
    [{ EN: 'title' }, 'name'],
  ])('with the name %j of the contract writes the member %s', (sentAs, member) => {
    const [leaf] = leavesOf('name', engineField({ ...text('T'), sentAs }));
    expect(leaf).toEqual({ name: 'name', path: 'name', member: 'name', sentAs: member, field: leaf!.field });
  });
});

describe('the input of a field', () => {
  it('loads with that of the field which it wraps', async () => {
    const of = fresh(text('T'));
    const field = { ...fresh(localized(text('T'))), of } as EngineField;
    await loadInput(field);
    expect([field, of].map((each) => loadedLazy(partsOf(each)!.Input!)?.name)).toEqual(['LocalizedInput', 'TextFieldInput']);
  });
  it('is none of a kind that nobody types', async () => {
    await expect(loadInput(fresh(derived('D', { lines: () => [] })))).resolves.toBeUndefined();
  });
});

describe('the rules of a field', () => {
  it('throw until they have loaded', async () => {
    const field = fresh(text('T', { maxLength: 2 }));
    expect(schemaLoadOf(field)).toBeUndefined();
    await loadCodecs([field]);
    const [leaf] = leavesOf('t', field);
    expect(() => schemaOf(leaf!, null)).toThrow('The rules of text have not loaded');
    await loadSchemas([field]);
    expect(problemIn(schemaOf(leaf!, null), 'abc')).toEqual({ rule: 'maxLength', message: 'T must be at most 2 characters' });
    expect(problemIn(schemaOf(leaf!, { t: 'abcd' }), 'ab')).toBeNull();
  });
  it('know what is stored', async () => {
    const field = engineField(text('T', { maxLength: 9, maxLengthChanged: 2 }));
    const [leaf] = leavesOf('t', field);
    expect([problemIn(schemaOf(leaf!, { t: 'abc' }), 'abc'), problemIn(schemaOf(leaf!, null), 'abc')?.rule]).toEqual([null, 'maxLength']);
  });
  it.each([[new TypeError('no rule')], ['no error']])('that cannot be checked throw what went wrong (%s)', (error) => {
    const broken = { validateSync: () => { throw error; } }; // prettier-ignore
    let thrown: unknown;
    try {
      problemIn(broken as never, 'x');
    } catch (each) {
      thrown = each;
    }
    expect(thrown).toBe(error);
  });
});
