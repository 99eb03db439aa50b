import { vi } from 'vitest';
import type { Portal } from '../portal';

/** Loses the next response to a call: the CMS does what it is asked, and the connection ends before the portal knows. */
export const loseResponse = ({ fetch }: Portal, method: string, path: string) => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, init);
    if (init.method !== method || !url.includes(path)) return response;
    vi.stubGlobal('fetch', fetch);
    throw new TypeError('fetch failed');
  });
};
