import { expect, it, onTestFinished, vi } from 'vitest';
import { loadFiles } from '../../../../src/app/deployed/loadFiles';

/** Loads one file that the host answers like this. */
const load = async (answer: () => Response | Promise<Response>) => {
  const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve().then(answer));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const [source] = await loadFiles(['resources.yaml']);
  return { source, fetched };
};

it('loadFiles fetches a file beside the page, past the cache of the browser', async () => {
  const timeOut = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeOut.mockRestore());
  const { source, fetched } = await load(() => new Response('language: 1'));
  expect(source).toEqual({ file: 'resources.yaml', text: 'language: 1' });
  expect(fetched.mock.calls[0]).toMatchObject(['./resources.yaml', { cache: 'no-cache' }]);
  expect(timeOut.mock.calls).toEqual([[3_000]]);
});

it.each([
  [() => new Response('', { status: 404 }), 'the file is not there: HTTP 404'],
  [() => new Response(' \n<!DOCTYPE html><html></html>'), 'an HTML page stands in place of the file'],
  [() => new Response('<html lang="en">'), 'an HTML page stands in place of the file'],
  [() => Promise.reject(new TypeError('failed to fetch')), 'the file cannot be loaded'],
  [() => Promise.reject(new DOMException('late', 'TimeoutError')), 'the file does not come within 3 seconds'],
])('loadFiles says why a file is missing: %#', async (answer, missing) => {
  expect((await load(answer)).source).toEqual({ file: 'resources.yaml', missing });
});

it('loadFiles takes markup within a file for a part of it', async () => {
  const text = 'label: "<html>"';
  expect((await load(() => new Response(text))).source).toEqual({ file: 'resources.yaml', text });
});
