import { beforeEach, expect, it } from 'vitest';
import { loadModule, partMissing } from '../../src/loadModule';
import { createWindow } from './browser';

/** What Chromium says of a module that does not arrive. */
const notArrived = () => new TypeError('Failed to fetch dynamically imported module: http://localhost:1/assets/hotlines-a1.js');
/** A load that fails so many times. */
const failing = (times: number, error: () => unknown = notArrived) => {
  const load = () => {
    load.count += 1;
    return load.count <= times ? Promise.reject(error() as Error) : Promise.resolve('arrived');
  };
  load.count = 0;
  return load;
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

it('a module that does not arrive at once is asked for again, and nothing is told', async () => {
  const load = failing(1);
  expect(await loadModule(load)).toBe('arrived');
  expect([load.count, missed]).toEqual([2, 0]);
});
it('a module that does not arrive at all is asked for twice, then under another address, and told once', async () => {
  const load = failing(9);
  expect(await failureOf(loadModule(load))).toMatchObject({ code: 'partMissing' });
  expect([load.count, missed]).toEqual([2, 1]);
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
