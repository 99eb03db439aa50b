import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Policy = { createScriptURL: (address: string) => string };

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('the policy gives an address to the workers of the portal and to nothing else', async () => {
  vi.stubGlobal('window', { trustedTypes: { createPolicy: (_: string, rules: Policy) => rules } });
  const { policy, workers } = await import('../../../../src/files/workers/trustedTypes');
  const { createScriptURL } = policy as unknown as Policy;
  expect(Object.keys(workers)).toEqual(['csv', 'kmz', 'pdf']);
  expect(createScriptURL(workers.kmz)).toBe(workers.kmz);
  for (const address of ['https://elsewhere.example/x.js', 'blob:http://localhost/1', 'data:text/javascript,1', '', `${workers.kmz}?x`])
    expect(() => createScriptURL(address), address).toThrow(TypeError);
});

it('there is no policy where a browser has no Trusted Types', async () => {
  vi.stubGlobal('window', {});
  expect((await import('../../../../src/files/workers/trustedTypes')).policy).toBeUndefined();
});
