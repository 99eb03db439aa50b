/** Which screen an address means, and what that screen needs before it can be drawn. */
import { noRoute, type View } from '../../schema/resourceEntry';
import type { Entity } from '../../schema/registry';
import { currentPath, wantedPath } from '../../session/address';
import { loadLazy } from '../../ui/lazy';
import { loadFormPage } from '../../views/form/formPages';

type Entities = Record<string, Entity>;
type Screen = { resource: string; view: View };

const firstSegment = (path: string) => path.split(/[/?]/)[1];

/** The screen of a path; undefined for a path that no resource has. */
export const screenOf = (entities: Entities, path: string): Screen | undefined => {
  for (const [resource, { routes }] of Object.entries(entities)) {
    if (routes.list === noRoute) continue;
    const view = Object.entries(routes).find(([, route]) => firstSegment(route) === firstSegment(path))?.[0] as View | undefined;
    if (view) return { resource, view };
  }
};

/** The screen that the address asks for, or will after the sign-in; that of the start page for any other address. */
export const askedScreen = (entities: Entities, startPath: string | null) =>
  screenOf(entities, wantedPath() ?? currentPath()) ?? (startPath === null ? undefined : screenOf(entities, startPath));

/** Loads a screen's declaration and, for a form, what all forms need. A screen that fails to load says so itself. */
export const loadScreen = async (entities: Entities, { resource, view }: Screen) => {
  const { load } = entities[resource]!;
  const formView = view === 'list' ? null : view;
  const [declared] = await Promise.allSettled([loadLazy(load), formView && loadFormPage(formView)]);
  const { form, createForm = form, cloneForm } = (declared.status === 'fulfilled' && declared.value) || {};
  const forms = { create: createForm, edit: form, clone: cloneForm };
  if (formView) await loadFormPage(formView, forms[formView]).catch(() => {});
};
