/** What the browser stores for a person, and what a preview holds in memory. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createUnknownOutcomes } from '../../../src/app/createUnknownOutcomes';
import { createPreferences } from '../../../src/app/preferences';
import { createMemoryWindow } from '../../../src/app/preview/createMemoryWindow';
import { readChosen } from '../../../src/app/preview/readChosen';
import { browserStorage, readJson, tabStorage } from '../../../src/storage';

describe('preferences', () => {
  const clear = () => {
    window.localStorage.clear();
    onTestFinished(() => window.localStorage.clear());
  };

  it('preferences are stored for each person, beside each other, and are read by a later page', () => {
    clear();
    createPreferences('ann').set('density', true);
    createPreferences('ann').set('columns', ['name']);
    createPreferences('bob').set('density', false);
    expect(createPreferences('ann').get('density', false)).toBe(true);
    expect(createPreferences('ann').get('columns', [''])).toEqual(['name']);
    expect(createPreferences('bob').get('columns', ['x'])).toEqual(['x']);
    expect(Object.keys({ ...window.localStorage })).toEqual(['admin-portal.preferences.ann', 'admin-portal.preferences.bob']);
  });

  it.each([
    ['{"density":"yes"}', false],
    ['{"density":[true]}', false],
    ['{"density":null}', false],
    ['{damaged', false],
    ['null', false],
    ['{"density":true}', true],
  ])('of the stored text %s the preference is %s', (stored, density) => {
    clear();
    browserStorage.setItem('admin-portal.preferences.ann', stored);
    expect(createPreferences('ann').get('density', false)).toBe(density);
  });

  it.each([
    ['{"columns":{"0":"name"}}', 'columns', ['all'], ['all']],
    ['{"folded":["a"]}', 'folded', { a: 1 }, { a: 1 }],
  ])('of the stored text %s a list and an object are not taken for each other', (stored, name, fallback: unknown, value) => {
    clear();
    browserStorage.setItem('admin-portal.preferences.ann', stored);
    expect(createPreferences('ann').get(name, fallback)).toEqual(value);
  });
});

describe('outcomes that are not known', () => {
  const outcome = { key: 'k', digest: 'd', at: 5 };
  const create = (person: string) => createUnknownOutcomes(tabStorage, person);
  const clear = () => {
    window.sessionStorage.clear();
    onTestFinished(() => window.sessionStorage.clear());
  };

  it('an unknown outcome belongs to its person and to the path of its form, until it is settled', () => {
    clear();
    create('ann').set('/create', outcome);
    expect(create('ann').get('/create')).toEqual(outcome);
    expect(create('ann').get('/edit/1')).toBeNull();
    expect(create('bob').get('/create')).toBeNull();
    create('ann').set('/create', null);
    expect(create('ann').get('/create')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([{ key: 1 }, { digest: null }, { at: '5' }])('a stored unknown outcome with %o is ignored', (change) => {
    clear();
    tabStorage.setItem('admin-portal.unknownOutcome.ann./create', JSON.stringify({ ...outcome, ...change }));
    expect(create('ann').get('/create')).toBeNull();
  });

  it('readJson reads what is stored, and null for what is damaged or missing', () => {
    const of = (text: string | null) => readJson({ getItem: () => text }, 'key');
    expect([of('{"a":1}'), of('{'), of(null), of('0')]).toEqual([{ a: 1 }, null, null, 0]);
  });
});

describe('the window of a preview', () => {
  const draw = () => {
    const memory = createMemoryWindow('/things');
    const listener = vi.fn();
    memory.addEventListener('popstate', listener);
    const push = (path: string) => memory.history.pushState({ path }, '', `#${path}`);
    const go = async (steps: number) => {
      memory.history.go(steps);
      const heardAtOnce = listener.mock.calls.length;
      await Promise.resolve();
      return heardAtOnce;
    };
    return { memory, listener, push, go };
  };

  it('the window of a preview goes back and forward in its own history, and reports it after the caller has ended', async () => {
    const { memory, listener, push, go } = draw();
    push('/things/1');
    push('/things/2');
    expect(memory.location.hash).toBe('#/things/2');
    expect(listener).not.toHaveBeenCalled();
    expect(await go(-1)).toBe(0);
    expect(listener).toHaveBeenCalledTimes(1);
    expect([memory.location.hash, memory.history.state]).toEqual(['#/things/1', { path: '/things/1' }]);
    await go(1);
    expect(memory.location.hash).toBe('#/things/2');
  });

  it('the window of a preview stops at both ends of its history', async () => {
    const { memory, push, go } = draw();
    push('/things/1');
    await go(-5);
    expect(memory.location.hash).toBe('#/things');
    await go(5);
    expect(memory.location.hash).toBe('#/things/1');
  });

  it('in the window of a preview a new entry replaces those ahead, and replaceState changes the current one alone', async () => {
    const { memory, push, go } = draw();
    push('/things/1');
    push('/things/1/more');
    await go(-2);
    push('/things/2');
    await go(1);
    expect(memory.location.hash).toBe('#/things/2');
    memory.history.replaceState({ a: 1 }, '');
    expect([memory.location.hash, memory.history.state]).toEqual(['#/things/2', { a: 1 }]);
    await go(-1);
    expect(memory.location.href).toBe(`${window.location.origin}/#/things`);
  });

  it('the window of a preview calls no removed listener, and leaves the address bar alone', async () => {
    const { memory, listener, push, go } = draw();
    const { href } = window.location;
    memory.removeEventListener('popstate', listener);
    push('/things/1');
    await go(-1);
    expect(listener).not.toHaveBeenCalled();
    expect(window.location.href).toBe(href);
  });
});

it('readChosen reads files, and says of one that cannot be read which it is', async () => {
  const broken = { name: 'b.yaml', slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) } as unknown as File;
  expect(await readChosen([new File(['label: Café'], 'a.yaml'), broken])).toEqual([
    { source: { file: 'a.yaml', text: 'label: Café' } },
    { problem: expect.objectContaining({ file: 'b.yaml', line: 1, column: 1, message: 'the file cannot be read' }) as object },
  ]);
});
