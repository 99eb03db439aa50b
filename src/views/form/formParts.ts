import { cellLoadsOf } from '../../fields/cells/cells';
import { loadInput } from '../../fields/inputs/inputs';
import { optionFor } from '../../schema/kind';
import type { Form } from '../../schema/resource';
import { lazyComponent, loadLazy, useLazyPage } from '../../ui/lazy';
import { sharesRows } from './fields/FormFields';
import { isFollowed, loadFollowedField, loadLanguageTable, loadSectionComponent, loadWrapperInput } from './fields/rareComponents';

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

/** What a form needs beyond what every form does: its layout, and the codecs and inputs of its kinds of fields. */
const loadsOf = async ({ layout, head, fields, sections, steps, buttons }: Form) => {
  const all = sections.flatMap((section) => section.fields.map((name) => fields[name]!));
  await Promise.all([
    layout === 'sheet' && loadLazy(loadSheet),
    layout === 'cards' && loadLazy(loadCards),
    ...(head
      ? [loadLazy(loadHeader), ...[head.name, head.status, ...head.facts].flatMap((name) => cellLoadsOf(fields[name]!).map(loadLazy))]
      : []),
    steps && loadLazy(loadStepper),
    (steps || all.some(isFollowed)) && loadLazy<unknown>(loadFollowedField),
    buttons.length > 0 && loadLazy(loadButtons),
    all.some(sharesRows) && loadLazy<unknown>(loadLanguageTable),
    ...sections.flatMap(({ component }) => (component ? [loadLazy(loadSectionComponent), loadLazy(component)] : [])),
    all.some((field) => optionFor(field, 'wraps')) && loadLazy<unknown>(loadWrapperInput),
    ...all.map(loadInput),
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
