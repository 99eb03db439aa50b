import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createLookupWaits } from '../../../../src/fields/lookups/createLookupWaits';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const open = () => {
  const client = new QueryClient();
  const arrivals = createLookupWaits(client.getQueryCache());
  const arrived: string[] = [];
  const wait = (name: string) => void arrivals.of([name]).then(() => arrived.push(name));
  return { client, arrivals, arrived, wait, isListening: () => client.getQueryCache().hasListeners() };
};

it('NTF-042 a lookup that failed is waited for until it is there, and nobody listens any more', async () => {
  const { client, arrived, wait, isListening } = open();
  wait('regions');
  client.setQueryData(['offices'], { data: [] });
  await client.prefetchQuery({ queryKey: ['regions'], queryFn: () => Promise.reject(new Error('again')), retry: false });
  await settled();
  expect([arrived, isListening()]).toEqual([[], true]);
  client.setQueryData(['regions'], { data: [] });
  await settled();
  expect([arrived, isListening()]).toEqual([['regions'], false]);
});
it('nothing is left behind when the form goes, nor begun after it has gone', async () => {
  const { client, arrivals, arrived, wait, isListening } = open();
  wait('regions');
  arrivals.setEnded(true);
  expect(isListening()).toBe(false);
  wait('regions');
  expect(isListening()).toBe(false);
  client.setQueryData(['regions'], { data: [] });
  await settled();
  expect(arrived).toEqual([]);
  arrivals.setEnded(false);
  wait('regions');
  expect(isListening()).toBe(true);
});
