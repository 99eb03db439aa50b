/** The pages of forms in happy-dom, drawn over a provider of the test and without the rest of the portal. */
import { Suspense, type ComponentType } from 'react';
import type { Store } from 'react-admin';
import { onTestFinished, vi } from 'vitest';
import type { FieldKind } from '../../../src/schema/kind';
import type { Values } from '../../../src/schema/values/path';
import type { Entity } from '../../../src/schema/registry';
import { loadLazy } from '../../../src/ui/lazy';
import { toastStore } from '../../../src/ui/toasts/toasts';
import type { Engine } from '../../../src/views/engine';
import loadFormParts from '../../../src/views/form/formParts';
import { renderInList } from '../lists/listParts';
import { createPage, declareForm } from './declaredForms';

type Options = {
  /** Where the page is opened, and the pattern of its address. */
  address: string;
  route: string;
  /** What the form declares, and what the declaration has beside it. */
  form?: object;
  more?: object;
  kinds?: readonly FieldKind[];
  /** What the server has. */
  record?: Values;
  entity?: object;
  engine?: Partial<Engine>;
  provider?: object;
  store?: Store;
};

const routes = { list: '/things', create: '/things/new', edit: '/things/:id', clone: '/things/:id/copy' };

/** Opens a page of things. Returns the calls that it makes and where the browser is. */
export const drawFormPage = async (
  Page: ComponentType<{ resource: string }>,
  fields: object,
  { address, route, form, more, kinds = [], record = {}, entity, engine, provider, store }: Options,
) => {
  const declaration = declareForm(fields, form, { kinds, ...more });
  const things = { label: 'Things', routes, load: () => Promise.resolve({ default: declaration }), ...entity } as unknown as Entity;
  await loadLazy(things.load);
  const forms = [declaration.form, declaration.createForm, declaration.cloneForm].filter((each) => each !== undefined);
  await Promise.all(forms.map(loadFormParts));
  const calls = {
    getOne: vi.fn(async (_: string, { id }: { id: string; meta?: object }) => ({ data: { ...record, id: Number(id) } })),
    update: vi.fn(async (_: string, { data }: { data: Values }) => ({ data })),
    createAndTell: vi.fn(async (_: string, { data }: { data: Values }) => ({ data: { ...data, id: 9 }, secret: { word: 'secret' } })),
  };
  const { router, Router } = createPage(address, route);
  const kept = new Map<string, unknown>();
  const drafts: Engine['drafts'] = {
    keep: (path, values) => void kept.set(path, values),
    peek: (path) => kept.get(path),
    take: (path) => {
      const draft = kept.get(path);
      kept.delete(path);
      return draft;
    },
  };
  const surroundings = {
    Router,
    store,
    engine: { entities: { things }, drafts, ...engine },
    provider: { preloadWrites: async () => {}, ...calls, ...provider } as object,
  };
  const page = (
    <Suspense>
      <Page resource="things" />
    </Suspense>
  );
  const result = renderInList(page, surroundings);
  onTestFinished(() => {
    for (const { id } of toastStore.get()) toastStore.dismiss(id);
  });
  const toasts = () => toastStore.get().map(({ text }) => text);
  return { ...result, ...calls, router, path: () => router.state.location.pathname, toasts };
};
