/** What is loaded for a form: ahead of its page, and with it. */
import { act, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { text } from '../../../src/fields';
import { defineKind } from '../../../src/fields/defineKind';
import textParts from '../../../src/fields/kinds/text/parts';
import { loadFormPage } from '../../../src/views/form/formPages';
import loadFormParts, { useFormParts } from '../../../src/views/form/formParts';
import type { Form } from '../../../src/schema/resource';
import { renderPart } from '../ui/renderPart';
import { declareForm } from './declaredForms';

/** A form of fields whose kinds note what of them is loaded. */
const createForm = (form: object = {}) => {
  const loaded: string[] = [];
  const note =
    <T,>(name: string, value: T) =>
    async () => {
      loaded.push(name);
      return { default: value };
    };
  const kindOf = (name: string) =>
    defineKind(() => ({ kind: name as 'text', label: name }), {
      kind: name as 'text',
      traits: text.definition.traits,
      Cell: note(`cell ${name}`, {}),
      parts: note(`parts ${name}`, { ...textParts, Input: note(`input ${name}`, () => null) }),
    } as never);
  const names = ['a', 'b', 'c', 'd'];
  const fields = Object.fromEntries(names.map((name) => [name, { kind: name, label: name }]));
  const component = note('component', () => null);
  const { form: made } = declareForm(fields, { sections: [{ fields: ['a'] }], ...form }, { kinds: names.map(kindOf) });
  return { form: made!, loaded, component };
};
const allOf = (name: string) => [`input ${name}`, `parts ${name}`];

describe('what a form needs', () => {
  it('are the inputs of its own fields', async () => {
    const { form, loaded } = createForm();
    await loadFormParts(form);
    expect(loaded.toSorted()).toEqual(allOf('a'));
  });
  it('are the values of its head', async () => {
    const { form, loaded } = createForm({ head: { name: 'b', status: 'c', facts: ['d'] } });
    await loadFormParts(form);
    expect(loaded.toSorted()).toEqual(['cell b', 'cell c', 'cell d', ...allOf('a')]);
  });
  it('are the components of its sections', async () => {
    const { component, loaded } = createForm();
    const { form } = createForm({ sections: [{ fields: ['a'] }, { fields: ['b'], component }] });
    await loadFormParts(form);
    expect(loaded).toEqual(['component']);
  });
  it('is loaded once', async () => {
    const { form, loaded } = createForm();
    expect(loadFormParts(form)).toBe(loadFormParts(form));
    await loadFormParts(form);
    expect(loaded).toHaveLength(2);
  });
  it('is loaded with its page where the form is known, and with no other form', async () => {
    const { form, loaded } = createForm();
    await loadFormPage('edit');
    expect(loaded).toEqual([]);
    await loadFormPage('edit', form);
    expect(loaded.toSorted()).toEqual(allOf('a'));
  });
  it('holds the page back until it is there', async () => {
    const { form, loaded } = createForm();
    const Page = ({ form: drawn }: { form: Form }) => {
      useFormParts(drawn);
      return <p>{`drawn after ${loaded.toSorted().join(', ')}`}</p>;
    };
    const { container, redraw } = renderPart(null);
    await act(async () =>
      redraw(
        <Suspense>
          <Page form={form} />
        </Suspense>,
      ),
    );
    await waitFor(() => expect(container).toHaveTextContent('drawn after input a, parts a'));
  });
});
