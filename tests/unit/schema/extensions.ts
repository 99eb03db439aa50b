import { vi } from 'vitest';
import { asIs } from '../../../src/messages/page';
import type { Viewer } from '../../../src/schema/viewer';

/** What the declarations of these tests name: one of each. */
export const part = () => Promise.resolve({ default: () => null });
export const extensions = {
  formatters: { shout: ({ name }: { name?: string }) => (name === undefined ? undefined : asIs(name.toUpperCase())) },
  generators: { password: vi.fn(() => 'generated'), offset: ({ page, size }: { page: number; size: number }) => page * size },
  conditions: { own: ({ id }: { id: string }, { id: mine }: Viewer) => id === mine },
  components: { Map: part },
};
export const calls = { getList: 'GET /contactUs/clientServices/' } as const;
