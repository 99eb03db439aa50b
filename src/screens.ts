/** Which screen an address means, and what that screen needs before it can be drawn. */
import type { Head, View } from './schema/head';
import { currentPath, wantedPath } from './session/address';
import { loadPart } from './ui/parts';
import { loadFormPage } from './views/form/lazyFormPage';

type Heads = Record<string, Head>;
type Screen = { resource: string; view: View };

const firstSegment = (path: string) => path.split(/[/?]/)[1];

/** The screen of a path; undefined for a path that no resource has. */
export const screenOf = (heads: Heads, path: string): Screen | undefined => {
  for (const [resource, { routes }] of Object.entries(heads)) {
    const view = Object.entries(routes).find(([, route]) => firstSegment(route) === firstSegment(path))?.[0] as View | undefined;
    if (view) return { resource, view };
  }
};

/** The screen that the address asks for, or will after the sign-in; that of the home page for any other address. */
export const askedScreen = (heads: Heads, home: string): Screen =>
  (screenOf(heads, wantedPath() ?? currentPath()) ?? screenOf(heads, home))!;

/** Loads a screen's declaration and, for a form, what all forms need. A screen that fails to load says so itself. */
export const loadScreen = async (heads: Heads, { resource, view }: Screen) => {
  const { load } = heads[resource]!;
  await Promise.allSettled([load && loadPart<unknown>(load), (view === 'create' || view === 'edit') && loadFormPage()]);
};
