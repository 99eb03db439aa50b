/** Random replies and contracts, with names and texts that are hard to write into a file. */
import fc from 'fast-check';
import { contractOf } from './created';

const oddNames = [
  ...['first-name', '2fa', '', '__proto__', 'constructor', 'toString', 'prototype', 'a.b', "it's", 'say "x"', 'line\nbreak', 'a b', '{x}'],
  ...[
    '\u0000',
    '\u0085',
    '\u202e',
    '\uFEFF',
    '\ud800',
    '\u2028',
    'x'.repeat(300),
    'on',
    'no',
    'y',
    'null',
    '~',
    '<<',
    '#',
    '- a',
    '12',
    '名稱',
  ],
  ...[
    'id',
    '_id',
    'ID',
    'name',
    'title',
    'titleEn',
    'titleJa',
    'titleTc',
    'titleSc',
    'EN',
    'JA',
    'page',
    'sort',
    'kind',
    'label',
    'photo',
    'photoId',
  ],
  ...['createdAt', 'createdBy', 'createdByName', 'updatedAt', 'updatedByName', 'officeId', 'countryId', 'password', 'code*', '$ref'],
];
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddNames) },
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[a-z][A-Za-z0-9]{0,12}$/),
);
const mapOf = <T>(of: fc.Arbitrary<T>, maxLength: number) =>
  fc.array(fc.tuple(name, of), { minLength: 1, maxLength }).map((entries) => Object.fromEntries(entries));

const texts = fc.constantFrom(
  ...[
    '',
    'on',
    'yes',
    'no',
    'null',
    '~',
    'OPEN',
    'WALK_IN',
    'BOOKED',
    '{name}',
    '<<',
    '99',
    '<p>x</p>',
    'a\nb',
    'x'.repeat(300),
    'a@b.example',
  ],
  ...['2026/11/20', '2026/13/40', '2026-11-20', '2026-11-20 10:00', '2026/11/20 10:15', '2026-11-20T10:00:00Z', 'https://x.example/'],
);
const file = { fileId: '1', fileName: 'a', filePath: '/a' };
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    texts,
    fc.oneof<fc.Arbitrary<unknown>[]>(
      fc.string({ unit: 'binary' }),
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constantFrom(null, 1e16, file),
    ),
    fc.array(tie('json'), { maxLength: 3 }),
    mapOf(tie('json'), 5),
  ),
}));
/** Replies: lists of records, or pages in an envelope. Each record has a member that becomes a field, beside what is hard to write. */
export const replies = fc.tuple(fc.boolean(), fc.array(mapOf(json, 12), { minLength: 1, maxLength: 6 })).map(([isPage, odd]) => {
  const records = odd.map((each) => ({ ...each, plain: 'A' }));
  return isPage ? { status: '00', payload: { content: records } } : records;
});

const optional = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const text = fc.record(
  {
    type: fc.constantFrom<unknown>('string', ['string', 'null']),
    maxLength: optional(0, 5, 300, -1, 1.5),
    format: optional('email', 'uri', 'date', 'date-time', 'password', 'binary', 'uuid'),
    pattern: optional(
      '^[A-Z]+$',
      '^(a|b)$',
      '^a|b$',
      '(',
      '^(a+)+$',
      '^\\d{4}/\\d{2}/\\d{2}$',
      '^\\d{4}/\\d{2}/\\d{2} \\d{2}:\\d{2}$',
      'a',
      '^x\ny$',
      '^$',
    ),
    enum: fc.option(fc.array(fc.oneof(texts, fc.string({ unit: 'binary' }), fc.constantFrom<unknown>('constructor', null, 1, true)), { minLength: 1, maxLength: 4 }), { nil: undefined, freq: 4 }), // prettier-ignore
    'x-encrypted': fc.option(fc.constant(true), { nil: undefined, freq: 12 }),
    readOnly: fc.option(fc.constant(true), { nil: undefined, freq: 8 }),
  },
  { requiredKeys: ['type'] },
);
const number = fc.record(
  { type: fc.constantFrom('integer', 'number'), minimum: optional(0, -5, 7, 1.5), maximum: optional(0, 3, 99), enum: optional([1, 2]) },
  { requiredKeys: ['type'] },
);
const property = { type: 'string' };
const fixed = fc.constantFrom<object>(
  ...[{}, { type: 'boolean' }, { type: 'object' }, { type: 'array' }, { $ref: '#/components/schemas/Self' }],
  { type: 'object', properties: { fileId: property, fileName: property, filePath: property } },
  { type: 'object', required: ['EN'], properties: { EN: property, JA: property, ZH_HK: property, ZH_CN: property } },
);
const record = (of: fc.Arbitrary<unknown>, maxLength: number) =>
  fc.tuple(mapOf(of, maxLength), fc.nat(maxLength)).map(([properties, count]) => ({
    type: 'object',
    properties,
    required: Object.keys(properties).slice(0, count),
  }));
const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small' },
    { weight: 4, arbitrary: text },
    number,
    fixed,
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    fc.record({ anyOf: fc.tuple(tie('schema'), fc.constant({ type: 'null' })) }),
    fc.record({ oneOf: fc.tuple(tie('schema'), tie('schema')) }),
    fc.record({ allOf: fc.tuple(tie('schema')) }),
    record(tie('schema'), 5),
  ) as fc.Arbitrary<object>,
}));
const self = { type: 'object', properties: { id: { type: 'integer' }, name: property, self: { $ref: '#/components/schemas/Self' } } };

/** Contracts of one entity: its bodies take some members of its records, and others; some calls may be missing. */
export const contracts = fc
  .record({
    record: record(schema, 12),
    hasId: fc.boolean(),
    more: record(schema, 4),
    taken: fc.nat(12),
    required: fc.nat(12),
    isSame: fc.boolean(),
    parameters: fc.array(
      fc
        .record({ name, in: fc.constantFrom('query', 'path'), required: fc.boolean(), schema })
        .map(({ name: of, ...each }) => ({ ...each, name: of })),
      { maxLength: 4 },
    ),
    sort: fc.constantFrom<'none' | 'any' | 'listed'>('none', 'any', 'listed'),
    without: fc.subarray(['POST', 'GET {id}', 'PUT', 'DELETE'], { maxLength: 2 }),
    hasAction: fc.boolean(),
  })
  .map(({ record: described, hasId, more, taken, required, isSame, parameters, sort, without, hasAction }) => {
    const properties = { ...(hasId && { id: { type: 'integer' } }), ...described.properties, plain: property };
    const names = Object.keys(properties);
    const bodyOf = (count: number) => {
      const entries = [...Object.entries(properties).slice(0, count), ...Object.entries(more.properties)];
      return { type: 'object', properties: Object.fromEntries(entries), required: entries.slice(0, required).map(([each]) => each) };
    };
    const sorts = { type: 'array', items: { type: 'string', enum: [...names.map((each) => `${each},asc`), 'rank,desc'] } };
    return {
      ...contractOf({
        record: { type: 'object', properties },
        createBody: bodyOf(taken),
        body: bodyOf(isSame ? taken : taken + 2),
        parameters: [
          ...(sort === 'none' ? [] : [{ name: 'sort', in: 'query', schema: sort === 'any' ? property : sorts }]),
          ...names.slice(0, 3).map((each) => ({ name: each, in: 'query', schema: properties[each as keyof typeof properties] as object })),
          ...parameters,
        ],
        without,
        more: hasAction ? { '/things/{id}/close-it': { put: { responses: {} } } } : {},
      }),
      components: { schemas: { Self: self } },
    };
  });
