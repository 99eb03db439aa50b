import type { Form } from '../../schema/resource';
import { lazyPage, loadLazy } from '../../ui/lazy';

const loadCreate = () => import('./CreatePage');
const loadEdit = () => import('./EditPage');
const loadClone = () => import('./ClonePage');
const loadParts = () => import('./formParts');

export type FormView = 'create' | 'edit' | 'clone';
const pages = { create: loadCreate, edit: loadEdit, clone: loadClone };

/** Loads the page of a form, the form library and yup included, and what this form needs beside it: with the form, or when it is about to be opened. */
export const loadFormPage = async (view: FormView, form?: Form) => {
  const [loadFormParts] = await Promise.all([loadLazy(loadParts), loadLazy<unknown>(pages[view])]);
  if (form) await loadFormParts(form);
};
export const ClonePage = lazyPage(loadClone);
export const CreatePage = lazyPage(loadCreate);
export const EditPage = lazyPage(loadEdit);
