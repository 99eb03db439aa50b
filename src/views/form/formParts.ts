import { loadInput } from '../../fields/inputs';
import type { Form } from '../../schema/resource';
import { lazyComponent, loadLazy, useLazyPage } from '../../ui/lazy';
import { isRow } from './fields/FormFields';
import { followed, loadFollowedField, loadLanguageTable, loadSectionComponent, loadWrapperInput } from './fields/rareComponents';

const loadSheet = () => import('./layouts/FormSheet');
const loadHeader = () => import('./head/RecordHeader');
const loadCards = () => import('./layouts/FormCards');
export const FormCards = lazyComponent(loadCards);
export const FormSheet = lazyComponent(loadSheet);
export const RecordHeader = lazyComponent(loadHeader);
const loadStepper = () => import('./Stepper');
export const Stepper = lazyComponent(loadStepper);
const loadButtons = () => import('./foot/FormButtons');
export const FormButtons = lazyComponent(loadButtons);

/** What a form needs beyond what every form does: its layout, and inputs that are rare. */
const loadsOf = async ({ layout, head, fields, sections, steps, buttons }: Form) => {
  const names = sections.flatMap((section) => section.fields);
  await Promise.all([
    layout === 'sheet' && loadLazy(loadSheet),
    layout === 'cards' && loadLazy(loadCards),
    head && loadLazy(loadHeader),
    steps && loadLazy(loadStepper),
    (steps || names.some((name) => followed.has(fields[name]!.kind))) && loadLazy<unknown>(loadFollowedField),
    buttons.length > 0 && loadLazy(loadButtons),
    names.some((name) => isRow(fields[name])) && loadLazy<unknown>(loadLanguageTable),
    ...sections.flatMap(({ component }) => (component ? [loadLazy(loadSectionComponent), loadLazy(component)] : [])),
    ...names.flatMap((name) => {
      const field = fields[name]!;
      return [loadInput(field.kind), ...('of' in field ? [loadLazy<unknown>(loadWrapperInput), loadInput(field.of.kind)] : [])];
    }),
  ]);
  return { default: true };
};
const loads = new WeakMap<Form, () => Promise<{ default: boolean }>>();
const loadOf = (form: Form) => {
  const load = loads.get(form) ?? (() => loadsOf(form));
  loads.set(form, load);
  return load;
};

/** Loads the parts of a form ahead of its page. */
const loadFormParts = (form: Form) => loadLazy(loadOf(form));
export default loadFormParts;

/** Holds the page of a form back until its parts are there: the form is drawn whole. */
export const useFormParts = (form: Form) => useLazyPage(loadOf(form));
