/** What the check of declarations says of the options of a kind that have to fit each other. */
import { describe, expect, it } from 'vitest';
import choiceOptions from '../../../../src/fields/kinds/choice/options';
import localizedOptions from '../../../../src/fields/kinds/localized/options';
import passwordOptions from '../../../../src/fields/kinds/password/options';
import type { KindTable } from '../../../../src/schema/language/problem';

const kinds = {
  text: { keys: {}, value: null, traits: { typed: true } },
  stamp: { keys: {}, value: null, traits: {} },
  wrapper: { keys: {}, value: null, traits: { typed: true, roles: { wraps: 'of' } } },
  secret: { keys: {}, value: null, traits: { typed: true }, encrypted: true },
};
const problems = (table: KindTable, options: object) => {
  const reported: unknown[] = [];
  const report = (code: string, place: readonly unknown[], message: string, hint: string) =>
    void reported.push([code, place.join('.'), message, hint]);
  table.check!({ report, around: { kinds } } as never, ['fields', 'a'], options as never);
  return reported;
};
const by = (member: string) => ({ EN: `${member}En`, JA: `${member}Ja`, ZH_HK: `${member}Hk`, ZH_CN: `${member}Cn` });

describe('a choice', () => {
  const labels = { OPEN: 'Open', SOLD: 'Sold' };
  it('says of known codes what it likes, and of any other code by a star', () => {
    const chips = { OPEN: {}, '*': {} };
    expect(problems(choiceOptions, { labels, chips, hints: { SOLD: 'x' }, alwaysSelected: ['OPEN', 5] })).toEqual([]);
  });
  it('names the codes that it does not have, with their places (R029)', () => {
    const wrong = { labels, chips: { OPN: {} }, hints: { NONE: 'x' }, alwaysSelected: ['OPEN', 'XYZW'] };
    const reported = problems(choiceOptions, wrong) as string[][];
    expect(reported.map(([code, place, message]) => [code, place, message])).toEqual([
      ['R029', 'fields.a.chips.OPN', "no choice has the code 'OPN'"],
      ['R029', 'fields.a.hints.NONE', "no choice has the code 'NONE'"],
      ['R029', 'fields.a.alwaysSelected.1', "no choice has the code 'XYZW'"],
    ]);
    expect(reported[0]![3]).toContain('OPEN');
  });
  it('says nothing of options that have another shape', () => {
    expect(problems(choiceOptions, { labels: 'A', chips: { OPN: {} } })).toEqual([]);
    expect(problems(choiceOptions, { labels, chips: 'OPN', hints: 5, alwaysSelected: 'OPN' })).toEqual([]);
  });
});

describe('a field in four languages', () => {
  const of = { kind: 'text' };
  it.each<[string, object]>([
    ['a map', { of }],
    ['a member for each', { of, members: by('city'), sentAs: by('town') }],
    ['another name', { of, sentAs: 'town' }],
    ['no field', { of: 5 }],
  ])('may be %s', (_, options) => expect(problems(localizedOptions, options)).toEqual([]));
  it.each(['stamp', 'wrapper', 'secret'])('wraps no %s (R003)', (kind) => {
    expect(problems(localizedOptions, { of: { kind } })).toEqual([
      ['R003', 'fields.a.of', `a ${kind} cannot be localized`, 'Write a kind that people type, such as text.'],
    ]);
  });
  it('has a member for each language (R020)', () => {
    const { ZH_CN: _, ...three } = by('city');
    expect(problems(localizedOptions, { of, members: three, sentAs: { ...three, JA: undefined } })).toEqual([
      ['R020', 'fields.a.members.ZH_CN', 'ZH_CN has no member', "Write ZH_CN: 'its member'."],
      ['R020', 'fields.a.sentAs.ZH_CN', 'ZH_CN has no member', "Write ZH_CN: 'its member'."],
    ]);
  });
  it.each<[object, string[]]>([
    [{}, ['city']],
    [{ sentAs: 'town' }, ['town']],
    [{ members: by('city') }, Object.values(by('city'))],
    [{ members: by('city'), sentAs: by('town') }, Object.values(by('town'))],
    [{ members: by('city'), sentAs: 'town' }, Object.values(by('city'))],
  ])('with %j writes %j', (options, members) => {
    expect(localizedOptions.writes!('city', options as never)).toEqual(members);
  });
});

describe('a password', () => {
  it('is no part of another member, which would travel in clear (R038)', () => {
    const inner = { sentAs: 'user.password' };
    expect(problems(passwordOptions, {})).toEqual([]);
    expect(problems(passwordOptions, { sentAs: 'secret' })).toEqual([]);
    expect(problems(passwordOptions, inner)).toEqual([
      ['R038', 'fields.a.sentAs', "'user.password' would travel in clear", 'Write a name without dots.'],
    ]);
    const reported: unknown[] = [];
    const report = (...problem: unknown[]) => void reported.push(problem);
    passwordOptions.check!({ report } as never, ['fields', 'user.password'], {});
    expect(reported).toEqual([
      ['R038', ['fields', 'user.password'], "'user.password' would travel in clear", 'Write a name without dots.'],
    ]);
  });
});
