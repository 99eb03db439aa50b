/** What a form could not read: named at its field, and never overwritten by a save. Every field of every form over the records of the box. */
import { describe, expect, it } from 'vitest';
import { required } from '../../contract/required';
import { registry } from '../../resources';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { loadCodecs } from '../../src/fields/codecs/codecs';
import { nested, valueAt, withValues, type Values } from '../../src/schema/values/path';
import { entitiesOf } from '../../src/schema/registry';
import { formModel } from '../../src/views/form/model/formModel';
import { saveOf } from '../../src/views/form/model/saveOf';
import { useBox } from './box';

const viewer = { id: 'ann', level: 1, codes: [], claims: {} };
const entities = Object.entries(entitiesOf(registry, builtInKinds)).filter(([name]) => registry.resources[name]?.routes.edit);

/** What the CMS should never have for a field. */
const odd: readonly unknown[] = [4711.5, 'odd', true, {}, { odd: 1 }, [null, null], [['odd'], []], [{ odd: 1 }], 1e300, '2026-02-31 99:00'];

describe.each(entities)('what a form of %s could not read', (name, { load }) => {
  const { as } = useBox();
  /** The records of the first page, as the form reads them. */
  const records = async () => {
    const declaration = (await load()).default;
    await loadCodecs(Object.values(declaration.fields));
    const { getList, getOne } = declaration.calls;
    const read = async (path: string) => (await as('superadmin', 'GET', path.split(' ')[1]!)).payload;
    const { content } = (await read(`${getList}?page=0&size=20`)) as { content: Values[] };
    const { routeParams = {} } = registry.resources[name]!;
    const pathOf = (row: Values) => getOne!.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(row[routeParams[key] ?? key]));
    return {
      form: declaration.form!,
      always: required[getOne!]!.split(' '),
      all: (await Promise.all(content.map((row) => read(pathOf(row))))) as Values[],
    };
  };
  it('is nothing of a record as the contract has it', async () => {
    const { form, all, always } = await records();
    expect(all.length).toBeGreaterThan(0);
    for (const record of all) expect(formModel(form, record, viewer, { required: always }).unread()).toEqual({});
  });
  it('is named at its field, and no save overwrites it until something is entered there', async () => {
    const { form, all, always } = await records();
    let named = 0;
    for (const record of all.slice(0, 4)) {
      const good = formModel(form, record, viewer, { required: always });
      const before = await saveOf(good, {});
      for (const leaf of good.at(nested(good.initial)).active.filter(({ field }) => !field.filled))
        for (const value of odd) {
          const changed = withValues(record, [[leaf.member, value]]);
          const model = formModel(form, changed, viewer, { required: always });
          const result = await saveOf(model, {});
          const isActive = model.at(nested(model.initial)).active.some(({ path }) => path === leaf.path);
          if (leaf.path in model.unread()) {
            named += 1;
            expect(model.initial[leaf.path], `${leaf.path} starts empty`).not.toEqual(value);
            if (isActive)
              expect(result, `${leaf.path} is ${JSON.stringify(value)}`).toMatchObject({ problems: { [leaf.path]: { rule: 'unread' } } });
          } else if ('save' in result && isActive && 'save' in before) {
            expect(valueAt(result.save.body, leaf.sentAs), `${leaf.path} is ${JSON.stringify(value)} and sent as it came`).toEqual(value);
          }
        }
    }
    expect(named).toBeGreaterThan(0);
  });
});
