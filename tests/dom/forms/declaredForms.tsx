/** Forms of a few fields in happy-dom, drawn without the rest of the portal: a whole form, or a part of one over its state. */
import { act, fireEvent, screen } from '@testing-library/react';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { RecordContextProvider, type DataProvider } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { text } from '../../../src/fields';
import { builtInKinds } from '../../../src/fields/builtInKinds';
import { cellLoadsOf } from '../../../src/fields/cells/cells';
import type { Declaration } from '../../../src/schema';
import type { FieldKind } from '../../../src/schema/kind';
import { normalise } from '../../../src/schema/normalise';
import { loadLazy } from '../../../src/ui/lazy';
import type { Engine } from '../../../src/views/engine';
import loadFormParts from '../../../src/views/form/formParts';
import { ResourceForm } from '../../../src/views/form/ResourceForm';
import type { SendSave } from '../../../src/views/form/sending/useRequest';
import { useFormModel, type FormModelOptions } from '../../../src/views/form/state/useFormModel';
import { useRecordForm, type RecordForm } from '../../../src/views/form/state/useRecordForm';
import { renderInList } from '../lists/listParts';
import '../../unit/fields/engineFields';

const extensions = { formatters: {}, generators: {}, conditions: {}, components: {} };

/** A resource of these fields, as the engine reads it. @param form what its form declares; by default one section of all fields */
export const declareForm = (fields: object, form: object = {}, more: object = {}) =>
  normalise(
    {
      recordTitle: '{a}',
      calls: {},
      fields,
      list: { columns: Object.keys(fields).slice(0, 1) },
      form: { sections: [{ fields: Object.keys(fields) }], ...form },
      ...more,
    } as unknown as Declaration,
    extensions,
    builtInKinds,
  );

type Options = Partial<Omit<FormModelOptions, 'form'>> & {
  /** What the form declares. */
  form?: object;
  /** Kinds of fields of the test. */
  kinds?: readonly FieldKind[];
  engine?: Partial<Engine>;
  provider?: object;
  /** The router around a part. Default: one that starts at `/`. */
  Router?: ComponentType<{ children: ReactNode }>;
  /** What the page hands to the form. */
  props?: Partial<Parameters<typeof ResourceForm>[0]>;
};

const PageContext = createContext<ReactNode>(null);
/** A router that can ask before a form is left, with one page. @param route the pattern of its address */
export const createPage = (address: string, route = address) => {
  const Page = () => use(PageContext);
  const router = createMemoryRouter(
    [
      { path: route, Component: Page },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  const Router = ({ children }: { children: ReactNode }) => (
    <PageContext value={children}>
      <RouterProvider router={router} />
    </PageContext>
  );
  return { router, Router };
};

/** What is around a form of these fields: its declaration and the functions that its page hands to it. */
const prepare = async (fields: object, { form: declared, kinds = [], provider, engine }: Options) => {
  const declaration = declareForm(fields, declared, { kinds });
  const form = declaration.form!;
  const cells = Object.values(form.fields).flatMap(cellLoadsOf);
  await Promise.all([loadFormParts(form), ...cells.map(loadLazy)]);
  const onSave = vi.fn<SendSave>(async () => {});
  const calls = { path: '/things/1', onSave, onSaved: vi.fn(), onCancel: vi.fn() };
  const around = { declaration, engine, provider: { preloadWrites: async () => {}, ...provider } as Partial<DataProvider> };
  return { declaration, calls, around };
};

/** Draws a form with its buttons. */
export const drawForm = async (fields: object, options: Options = {}) => {
  const { declaration, calls, around } = await prepare(fields, options);
  const { record = null, canSave = true, copyOf, required, props } = options;
  const model = { form: declaration.form!, record, canSave, copyOf, required };
  const texts = { title: 'Edit Thing', saveLabel: 'Save', savingLabel: 'Saving' };
  const draw = (more: Options['props'] = {}) => (
    <RecordContextProvider value={record ?? undefined}>
      <ResourceForm {...model} {...texts} {...calls} {...props} {...more} />
    </RecordContextProvider>
  );
  const { router, Router } = createPage('/things/1');
  const { redraw, ...result } = renderInList(draw(), { ...around, Router });
  return { ...result, ...calls, router, redraw: (more: Options['props']) => redraw(draw(more)) };
};

/** Draws a part over the state of a form. Returns `form`, which has the state of the last drawing. */
export const drawWithForm = async (fields: object, part: (form: RecordForm) => ReactNode, options: Options = {}) => {
  const { declaration, calls, around } = await prepare(fields, options);
  const { record = null, canSave = true, copyOf, required } = options;
  const last: { form?: RecordForm } = {};
  const Drawn = () => {
    const model = useFormModel({ form: declaration.form!, record, canSave, copyOf, required });
    const form = useRecordForm({ model, ...calls });
    Object.assign(last, { form });
    return <FormProvider {...form.methods}>{part(form)}</FormProvider>;
  };
  const { redraw: _, ...result } = renderInList(
    <RecordContextProvider value={record ?? undefined}>
      <Drawn />
    </RecordContextProvider>,
    { ...around, Router: options.Router },
  );
  return { ...result, ...calls, form: () => last.form! };
};

/** What a person types into an input, at once. */
export const typeInto = (input: Element, value: string) => act(() => void fireEvent.change(input, { target: { value } }));

/** A few fields in two sections, for the tests of layouts. */
export const fields = {
  a: text('A', { required: true }),
  b: text('B'),
  c: text('C', { maxLength: 100 } as never),
  d: text('D', { span: 2 } as never),
};
export const record = { id: 1, a: 'x', b: 'y', c: 'z', d: 'w', off: false };
export const sections = [
  { title: 'First', fields: ['a', 'b'] },
  { title: 'Second', fields: ['c', 'd'] },
];
const Drawn = () => <p>Own component</p>;
export const component = () => Promise.resolve({ default: Drawn });
export const reset = {
  type: 'confirm',
  name: 'reset',
  label: 'Reset',
  permission: 'reset',
  question: 'Reset it?',
  call: 'PUT /x',
  successText: 'Done',
};

export const regions = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
export const region = (name: string) => screen.getByRole('region', { name });
export const labelsIn = (element: Element) => [...element.querySelectorAll('.label')].map(({ textContent }) => textContent);
export const classesOf = (element: Element) => element.className.trim().split(/\s+/);
