import { expect, it, vi } from 'vitest';
import { partMissing } from '../../../../src/loadModule';
import { watchMissingPart } from '../../../../src/session/watch/missingPart';

it('a part that is missing is told while there is a connection, until nobody watches', () => {
  const target = new EventTarget();
  const connection = { onLine: false };
  vi.stubGlobal('window', target);
  vi.stubGlobal('navigator', connection);
  let told = 0;
  const end = watchMissingPart(() => (told += 1));
  const miss = () => {
    target.dispatchEvent(new Event(partMissing));
    return told;
  };
  expect(miss()).toBe(0);
  connection.onLine = true;
  expect([miss(), miss()]).toEqual([1, 2]);
  end();
  expect(miss()).toBe(2);
  vi.unstubAllGlobals();
});
