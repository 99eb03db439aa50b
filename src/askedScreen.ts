import type { Head, View } from './schema/head';
import { currentPath, wantedPath } from './session/address';

const firstSegment = (path: string) => path.split(/[/?]/)[1];

/** The resource and view that the address asks for, or will after the sign-in; those of the home page for any other address. */
export const askedScreen = (heads: Record<string, Head>, home: string): { resource: string; view: View } => {
  const find = (path: string) => {
    for (const [resource, { routes }] of Object.entries(heads)) {
      const view = Object.entries(routes).find(([, route]) => firstSegment(route) === firstSegment(path))?.[0] as View | undefined;
      if (view) return { resource, view };
    }
  };
  return (find(wantedPath() ?? currentPath()) ?? find(home))!;
};
