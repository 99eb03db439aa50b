import type { Form } from '../../schema/resource';
import { lazyPage, loadPart } from '../../ui/parts';

const loadCreate = () => import('./CreatePage');
const loadEdit = () => import('./EditPage');
const loadParts = () => import('./formParts');

/** Loads the page of a form, the form library and yup included, and what this form needs beside it: with the form, or when it is about to be opened. */
export const loadFormPage = async (view: 'create' | 'edit', form?: Form) => {
  const [loadFormParts] = await Promise.all([loadPart(loadParts), loadPart<unknown>(view === 'create' ? loadCreate : loadEdit)]);
  if (form) await loadFormParts(form);
};
export const CreatePage = lazyPage(loadCreate);
export const EditPage = lazyPage(loadEdit);
