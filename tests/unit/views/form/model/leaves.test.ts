import { describe, expect, it } from 'vitest';
import { required } from '../../../../../contract/required';
import { localized, text } from '../../../../../src/fields';
import { activeLeaves, requiredMembers, stateOf } from '../../../../../src/views/form/model/leaves';
import { formOf } from './formOf';
import { leavesOf } from '../../../fields/engineFields';

describe('a field by what is typed', () => {
  const fields = {
    type: text('Type'),
    asked: text<string>('Asked', { visibleWhen: { type: 'A' } }),
    off: text<string>('Off', { disabledWhen: { type: 'B' } }),
    both: text<string>('Both', { visibleWhen: { type: ['A', 'B'] }, disabledWhen: { type: 'B' } }),
  };
  const form = formOf(fields);
  it.each([
    ['A', ['asked', 'asked', 'asked']],
    ['B', ['absent', 'off', 'off']],
    ['C', ['absent', 'asked', 'absent']],
  ])('is asked, off or absent while the type is %s', (type, states) => {
    expect(['asked', 'off', 'both'].map((name) => stateOf(form, name, { type }))).toEqual(states);
  });
  it('by language counts while the field that it follows says so', () => {
    const title = leavesOf('title', localized<string | null | undefined, 'text', string>(text('Title'), { enabledBy: 'languages' }));
    const asked = (values: object) => activeLeaves(form, title, { ...values }).map(({ path }) => path);
    expect(asked({ languages: ['EN', 'ZH_HK'] })).toEqual(['title.EN', 'title.ZH_HK']);
    expect(asked({ languages: 'JA' })).toEqual(['title.JA']);
    expect(asked({})).toEqual([]);
  });
  it('counts only while it is asked', () => {
    const leaves = Object.entries(fields).flatMap(([name, field]) => leavesOf(name, field));
    expect(activeLeaves(form, leaves, { type: 'B' }).map(({ name }) => name)).toEqual(['type']);
    expect(activeLeaves(form, leaves, { type: 'A' }).map(({ name }) => name)).toEqual(['type', 'asked', 'off', 'both']);
  });
});

describe('the members that a record always has', () => {
  it('are those that the contract names for its call', () => {
    const [[call, members]] = Object.entries(required) as [[string, string]];
    expect(requiredMembers({ calls: { getOne: call } as never })).toEqual(members.split(' '));
  });
  it('are not known of another call, or without one', () => {
    expect([requiredMembers({ calls: { getOne: 'none' } as never }), requiredMembers({ calls: {} })]).toEqual([undefined, undefined]);
  });
});
