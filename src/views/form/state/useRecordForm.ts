import { useReducer, useState, type FormEvent, type Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { useStable } from '../../../ui/hooks/useStable';
import type { Awaited } from '../model/createReactor';
import type { FormModel, FormNow } from '../model/formModel';
import { undecidedIn } from '../model/undecided';
import type { SaveCalls } from '../sending/useRequest';
import { useSave } from '../sending/useSave';
import { useSaveKey } from '../sending/useSaveKey';
import { useDraft, type FormHandle } from './useDraft';
import { useFormFocus } from './useFormFocus';
import { useFormValues } from './useFormValues';
import { useReactions } from './useReactions';
import { useRelease } from './useRelease';
import { useSteps, type Steps } from './useSteps';

/** What a form is made of. */
export type RecordFormOptions = SaveCalls & {
  model: FormModel;
  /** The member with the time of the last change, or `values`: the inputs are compared. */
  stamp?: string;
  handle?: Ref<FormHandle>;
};

/** The sections of the step that is shown. A field that is not there is in no section, and a section without fields is not there either. */
const shownSections = ({ steps, at, stepOf }: Steps, now: FormNow, isInput: (name: string) => boolean) =>
  steps[at]!.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => !now.isAbsent(name)),
    // what nobody may type is shown as declared
    component: section.fields.some(isInput) ? section.component : undefined,
    isBefore: section.fields.every((name) => stepOf(name) < at),
  })).filter((section) => section.fields.length > 0);

/** The state of a form: its model, its values, where one is in it, and one save at a time. */
export const useRecordForm = ({ model, path, stamp, handle, onSave, onSaved, held }: RecordFormOptions) => {
  const [awaited] = useState<Awaited>(() => new Map());
  const [undecided] = useState(() => new Map<string, unknown>());
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const values = useFormValues(model, awaited, undecided);
  const { methods, now, errors, check } = values;
  const draft = useDraft({ model, path, stamp, methods, undecided, handle });
  // what was typed anew is decided
  useWatch({ control: methods.control, name: draft.theirs.filter(({ isMine }) => isMine).map(({ path: at }) => at) });
  const steps = useSteps(model, values.isRight);
  const focus = useFormFocus(model, methods, steps);
  const {
    isSending,
    submit: save,
    refuse,
    ...saving
  } = useSave({ model, values, goTo: focus.goTo, draft, calls: { path, onSave, onSaved, held } });
  useRelease(model.leaves, methods, draft.isHandedOn);
  const reactions = useReactions({ model, methods, awaited, isSending, check });
  const [isTried, setTried] = useState(false);
  /** Checks this step and opens the next one; the last one sends. */
  const submit = async (event?: FormEvent) => {
    // React hands on the submits of forms in dialogs that were opened from here
    if (event && event.target !== event.currentTarget) return;
    event?.preventDefault();
    if (steps.isLast) return save();
    await steps.advance(async () => {
      const isPassed = await values.checkStep(steps.names);
      setTried(!isPassed);
      if (!isPassed) refuse();
      return isPassed;
    });
  };
  useSaveKey(() => void submit());
  const react = useStable((name: string, value: unknown, isUserChange = true) => {
    if (isUserChange) reactions.start(name, value);
    // before a submit react-hook-form checks an input only when it is left, so an error would stay after its field was filled
    const isChecked = ({ path: at }: { path: string }) => isTried || errors.some((error) => error.path === at);
    const own = methods.formState.isSubmitted ? [] : model.leavesOf(name).filter(isChecked);
    const crossed = errors.filter((error) => error.isAcross);
    const paths = [...own, ...crossed].map(({ path: at }) => at);
    if (paths.length > 0) void methods.trigger(paths);
  });
  const isInput = (name: string) => steps.isTyped(name) && model.leavesOf(name).length > 0;
  const sections = shownSections(steps, now, isInput);
  const told = new Set(sections.flatMap(({ fields }) => now.told(fields)));
  return {
    model,
    methods,
    now,
    fields: model.form.fields,
    sections,
    isInput,
    /** A field before it in its section is off for the same reason, and says so. */
    isReasonTold: (name: string) => told.has(name),
    /** What is wrong, in the order of the form. */
    errors,
    isTried: isTried || methods.formState.submitCount > 0,
    /** The inputs that have to be filled in. */
    needed: now.active.filter((leaf) => leaf.field.required && !leaf.field.filled && steps.isTyped(leaf.name)),
    steps,
    focus,
    draft,
    /** The paths of what both have changed while nobody has chosen one of the values or typed another one. */
    undecided: undecidedIn(undecided, methods.getValues()),
    /** Says that one of the two values of an input was chosen. */
    decide: (at: string) => {
      undecided.delete(at);
      redraw();
    },
    reactions,
    saving,
    isSending,
    submit,
    react,
    noteUnmatched: model.noteUnmatched,
  };
};

export type RecordForm = ReturnType<typeof useRecordForm>;
