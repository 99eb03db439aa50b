import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registry } from '../../../../../resources';
import { builtInKinds } from '../../../../../src/fields/builtInKinds';
import { loadCodecs } from '../../../../../src/fields/codecs/codecs';
import type { Leaf } from '../../../../../src/fields/codecs/leaf';
import { nested, type Values } from '../../../../../src/schema/values/path';
import { entitiesOf } from '../../../../../src/schema/registry';
import type { Form } from '../../../../../src/schema/resource';
import { formModel } from '../../../../../src/views/form/model/formModel';
import { saveOf } from '../../../../../src/views/form/model/saveOf';
import { sampleSize, seed } from '../../../../sampling';
import { saidOf } from './formOf';
import { plainSave } from './plainForm';

const numRuns = sampleSize(200, 2_000);
// rules about today and now are evaluated twice, and have to find the same time
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T02:00:00Z') }));
afterAll(() => void vi.useRealTimers());
const viewer = { id: 'ann', level: 1, codes: [], claims: {} };
const stored = { fileId: 'a', fileName: 'a.png', filePath: '/files/a' };

type Options = { labels?: Record<string, string>; multiple?: boolean; format?: string; matches?: string };
/** What is right for an input, nearly always. */
const rightOf = ({ field }: Leaf): fc.Arbitrary<unknown> => {
  const { labels = {}, multiple, format, matches = '.*' } = field as Options;
  const listed = (value: unknown) => (multiple ? [value] : value);
  const byFormat: Record<string, string> = { email: 'a@b.co', url: 'https://x.co/a', username: 'username1' };
  const byKind: Record<string, fc.Arbitrary<unknown>> = {
    choice: fc.constantFrom(...Object.keys(labels), 'A').map(listed),
    toggle: fc.boolean(),
    file: fc.constant([stored]),
    reference: multiple ? fc.constantFrom(['HK'], ['HK', 'SG'], ['HONG_KONG'], ['SINGAPORE']) : fc.constantFrom('HK', 'SG', 1),
    date: fc.constantFrom('2026/12/01', '2026/11/01'),
    localDateTime: fc.constantFrom('2090/12/01 10:00', '2089/12/01 10:00'),
    integer: fc.integer({ min: 1, max: 9 }).map(String),
    decimal: fc.constant('1.5'),
    password: fc.constant('Passw0rd!'),
    matrix: fc.constantFrom([], ['A']),
  };
  return (
    byKind[field.kind] ??
    fc.constant(byFormat[format ?? ''] ?? ['abc', '+852 1234'].find((words) => new RegExp(`^(?:${matches})$`, 'u').test(words))!)
  );
};
/** What is wrong for it, or as good as nothing. */
const oddOf = ({ field }: Leaf): fc.Arbitrary<unknown> => {
  if (['file', 'matrix'].includes(field.kind)) return fc.constant([]);
  if (['reference', 'choice'].includes(field.kind)) return fc.constantFrom('', [], null);
  return field.kind === 'toggle'
    ? fc.constant(null)
    : fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('', ' ', 'x'.repeat(300), '1e1'));
};

const entities = Object.entries(entitiesOf(registry, builtInKinds)).filter(([, { load }]) => load);
const forms = (
  await Promise.all(
    entities.map(async ([name, { load }]) => {
      const { form, createForm } = (await load!()).default;
      return Object.entries({ form, createForm }).flatMap(([which, each]) => (each ? [[`${name} ${which}`, each as Form] as const] : []));
    }),
  )
).flat();

describe(`random drafts of each form, ${numRuns} each`, () => {
  it.each(forms)('%s says and sends what its rules and members say one by one', async (_, form) => {
    await loadCodecs(Object.values(form.fields));
    const whole: Form = { ...form, editable: () => form.sections.flatMap(({ fields }) => fields) };
    let sent = 0;
    for (const record of [null, { salesOffice: 'HK', csvType: 'CLIENT', status: 'PENDING' }]) {
      // one model for all: what it remembers of a former draft must not show
      const model = formModel(whole, record, viewer);
      const draft = fc
        .tuple(...model.leaves.map((leaf) => fc.oneof({ weight: 40, arbitrary: rightOf(leaf) }, { weight: 1, arbitrary: oddOf(leaf) })))
        .map((values) => nested(Object.fromEntries(model.leaves.map(({ path }, i) => [path, values[i]]))));
      await fc.assert(
        fc.asyncProperty(draft, async (typed: Values) => {
          const outcome = saveOf(model, typed).then((result) =>
            'save' in result ? { body: result.save.body } : { texts: saidOf(result.problems) },
          );
          const plain = plainSave(whole, record, typed);
          const failure = (error: unknown) => ({ failure: String(error) });
          const [is, should] = await Promise.all([outcome.catch(failure), plain.catch(failure)]);
          if ('body' in is) sent += 1;
          expect(is).toEqual(should);
        }),
        { numRuns: numRuns / 2, seed },
      );
    }
    expect(sent).toBeGreaterThan(0);
  });
});
