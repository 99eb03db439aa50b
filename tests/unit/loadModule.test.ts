import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadModule, partMissing } from '../../src/loadModule';
import { createWindow } from './browser';

const address = 'http://localhost:1/assets/hotlines-a1.js';
const notArrivedText = `Failed to fetch dynamically imported module: ${address}`;
/** What Chromium says of a module that does not arrive. */
const notArrived = () => new TypeError(notArrivedText);
/** A load that fails so many times. */
const failing = (times: number, error: () => unknown = notArrived) => {
  const load = () => {
    load.count += 1;
    return load.count <= times ? Promise.reject(error() as Error) : Promise.resolve('arrived');
  };
  load.count = 0;
  return load;
};
let time = 0;
/** Stops the clock, and puts a module under the address of this time. Answers how often that is loaded. */
const anotherAddress = (make: () => object) => {
  time += 1;
  let count = 0;
  vi.spyOn(Date, 'now').mockReturnValue(time);
  vi.doMock(`${address}?again=${time}`, () => {
    count += 1;
    return make();
  });
  return () => count;
};
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

let missed = 0;
beforeEach(() => {
  missed = 0;
  createWindow().addEventListener(partMissing, () => (missed += 1));
});

afterEach(() => vi.restoreAllMocks());

it('a module that does not arrive at once is asked for again, and nothing is told', async () => {
  const load = failing(1);
  expect(await loadModule(load)).toBe('arrived');
  expect([load.count, missed]).toEqual([2, 0]);
});
it('a module that does not arrive at all is asked for twice, then under another address, and told once', async () => {
  const load = failing(9);
  const loadedThere = anotherAddress(() => {
    throw new TypeError('nor does it arrive there');
  });
  expect(await failureOf(loadModule(load))).toMatchObject({ code: 'partMissing', message: notArrivedText });
  expect([load.count, loadedThere(), missed]).toEqual([2, 1, 1]);
});
it('a module that arrives under another address is the one that was wanted, and nothing is told', async () => {
  const load = failing(9);
  const loadedThere = anotherAddress(() => ({ default: 'hotlines' }));
  expect(await loadModule<unknown>(load)).toEqual({ default: 'hotlines' });
  expect([load.count, loadedThere(), missed]).toEqual([2, 1, 0]);
});
it('a file of several modules is not taken for the one that was wanted', async () => {
  const load = failing(9);
  const loadedThere = anotherAddress(() => ({ n: { default: 'hotlines' }, t: { default: 'offices' } }));
  expect(await failureOf(loadModule(load))).toMatchObject({ code: 'partMissing', message: notArrivedText });
  expect([load.count, loadedThere(), missed]).toEqual([2, 1, 1]);
});
it('what is made of a module is made of the module that arrives', async () => {
  const load = failing(1);
  expect(await loadModule(async () => `made of what ${await loadModule(load)}`)).toBe('made of what arrived');
  expect(load.count).toBe(2);
});
it('what is made of a module that does not arrive asks for it no more often, and tells it once', async () => {
  const load = failing(9);
  let made = 0;
  const make = () => {
    made += 1;
    return loadModule(load);
  };
  expect(await failureOf(loadModule(make))).toMatchObject({ code: 'partMissing' });
  expect([made, load.count, missed]).toEqual([1, 2, 1]);
});
it('a stylesheet that does not arrive is no module: a second try would pass over it', async () => {
  const load = failing(9, () => new Error('Unable to preload CSS for /assets/Cards-a1.css'));
  expect(await failureOf(loadModule(load))).toMatchObject({
    code: 'partMissing',
    message: 'Unable to preload CSS for /assets/Cards-a1.css',
  });
  expect([load.count, missed]).toEqual([1, 1]);
});
it('a failure with a code keeps it', async () => {
  const timeout = Object.assign(new Error('late'), { code: 'timeout' });
  const load = failing(9, () => timeout);
  expect(await failureOf(loadModule(load))).toBe(timeout);
  expect([timeout.code, load.count, missed]).toEqual(['timeout', 1, 0]);
});
