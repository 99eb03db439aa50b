import { describe, expect, it } from 'vitest';
import { menuWith } from '../../../../src/app/deployed/menuWith';
import type { ResourceEntry } from '../../../../src/schema/resourceEntry';

const entry = (label: string, list: string, menuNames: string[] = []): ResourceEntry => ({
  label,
  routes: { list },
  menuNames,
  load: () => Promise.reject(new Error('nobody opens it')),
});
const resources = { faqGroups: entry('FAQ Groups', '/faqGroups', ['fAQGroups']), brokers: entry('Brokers', '/brokers') };
const label = (_: string, name: string) => resources[name as keyof typeof resources].label;
const wanted = (menu: { in: string; code?: string }, name = 'brokers') => [{ name, menu }];
const menus = [{ name: 'Clients' }, { name: 'Contents', children: [{ name: 'Offices' }] }];

describe('the menu with entities of files (PLT-050)', () => {
  it('is that of the reply where no file brings an entity', () => {
    expect(menuWith(menus, [], [], label, resources)).toBe(menus);
  });
  it('has an entry at the end of its group', () => {
    expect(menuWith(menus, [], wanted({ in: 'Contents' }), label, resources)).toEqual([
      { name: 'Clients' },
      { name: 'Contents', children: [{ name: 'Offices' }, { name: 'Brokers' }] },
    ]);
  });
  it('keeps an item that leads to a screen when it becomes a group', () => {
    expect(menuWith(menus, [], wanted({ in: 'Clients' }), label, resources)[0]).toEqual({
      name: 'Clients',
      children: [{ name: 'Clients' }, { name: 'Brokers' }],
    });
  });
  it.each([null, []])('takes a reply whose items have %j for children', (children) => {
    const reply = [{ name: 'Clients', children: children as unknown as [] }];
    expect(menuWith(reply, [], wanted({ in: 'Clients' }), label, resources)).toEqual([
      { name: 'Clients', children: [{ name: 'Clients' }, { name: 'Brokers' }] },
    ]);
  });
  it('makes a group that the reply does not have', () => {
    expect(menuWith(menus, [], wanted({ in: 'Partners' }), label, resources).at(-1)).toEqual({
      name: 'Partners',
      children: [{ name: 'Brokers' }],
    });
  });
  it('shows an entry to people with its code alone', () => {
    const coded = wanted({ in: 'Contents', code: 'CONTENT_READ' });
    expect(menuWith(menus, ['CONTENT_WRITE'], coded, label, resources)).toEqual(menus);
    expect(menuWith(menus, ['CONTENT_READ'], coded, label, resources)[1]!.children).toHaveLength(2);
  });
  it.each([
    ['at the top', [{ name: 'Brokers' }]],
    ['in a group', [{ name: 'Sales', children: [{ name: 'brokers' }] }]],
  ])('has none where the reply names it %s', (_, reply) => {
    expect(menuWith(reply, [], wanted({ in: 'Contents' }), label, resources)).toEqual(reply);
  });
  it('has none where the reply names it by its label', () => {
    const reply = [{ name: 'FAQ Groups' }];
    expect(menuWith(reply, [], wanted({ in: 'Contents' }, 'faqGroups'), label, resources)).toEqual(reply);
  });
});
