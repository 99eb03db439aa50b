import { lazyPage, loadPart } from '../../ui/parts';

const load = () => import('./FormPage');

/** Loads what every form needs, the form library and yup included: with the first form, or when one is about to be opened. */
export const loadFormPage = () => loadPart(load);
export const FormPage = lazyPage(load);
