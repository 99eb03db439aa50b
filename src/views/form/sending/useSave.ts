import { useEffect, useRef } from 'react';
import { failureOf } from '../../../../contract/failure';
import { useText } from '../../../messages/i18n';
import type { Leaf } from '../../../fields/codecs/leaf';
import { useStable } from '../../../ui/hooks/useStable';
import { showToast } from '../../../ui/toasts/toasts';
import type { FormModel } from '../model/formModel';
import type { Draft } from '../state/useDraft';
import type { FormFocus } from '../state/useFormFocus';
import type { FormValues } from '../state/useFormValues';
import { useQuestions } from './useQuestions';
import { useRequest, type SaveCalls } from './useRequest';

type Options = {
  model: FormModel;
  values: FormValues;
  goTo: FormFocus['goTo'];
  draft: Draft;
  calls: SaveCalls;
};

/** The one input that a refusal names, where it names one: the server tells no more than a text. */
const refusedLeaf = (error: unknown, active: readonly Leaf[]) => {
  const { code, text = '' } = failureOf(error);
  if (code !== 'refused') return null;
  const words = text.toLowerCase().split(/\W+/);
  const meant = active.filter(({ member, field }) => words.includes(member.toLowerCase()) || words.includes(field.label.toLowerCase()));
  return meant.length === 1 ? { leaf: meant[0]!, text } : null;
};

/** One save at a time: check, ask what there is to ask, send, tell what came of it. */
export const useSave = ({ model, values, goTo, draft, calls: { held, ...calls } }: Options) => {
  const t = useText();
  const { methods, checkAll } = values;
  const activeNow = () => model.at(methods.getValues()).active;
  const onRefused = (error: unknown) => {
    const refused = refusedLeaf(error, activeNow());
    if (!refused) return;
    methods.setError(refused.leaf.path, { type: 'refused', message: refused.text });
    goTo(refused.leaf.path);
  };
  const { send, submission, isSending, sentBefore } = useRequest({ model, draft, ...calls, onRefused });
  const { ask, discard, review } = useQuestions(model, methods.getValues);
  const isSubmitting = useRef(false);
  /** Says that the form is not right, and leads to the first input that is wrong. */
  const refuse = () => {
    const first = activeNow().find(({ path }) => methods.getFieldState(path).error);
    // rules that could not be loaded have said so
    if (!first) return;
    showToast('error', t('literal.formInvalid'));
    goTo(first.path);
  };
  /** Checks and sends; what is reviewed was checked once before, and is checked again: time has passed. */
  const checkAndSend = async ({ isReviewed = false, mayDiscard = false } = {}) => {
    if (isSubmitting.current || isSending() || !model.canSave || held?.hold()) return;
    isSubmitting.current = true;
    try {
      await checkAll(async (save) => {
        if (!model.hasChanges(methods.getValues())) return showToast('info', t('form.noChanges'));
        if (isReviewed || !ask(mayDiscard)) await send(save);
      }, refuse);
    } finally {
      isSubmitting.current = false;
    }
  };
  const submit = () => checkAndSend();
  const submitHeld = useStable(() => {
    if (held?.take()) void submit();
  });
  useEffect(submitHeld, [submitHeld]);
  return {
    submit,
    refuse,
    /** Runs the rules and says what came of it. */
    check: async () => {
      if (!isSending()) await checkAll(() => showToast('success', t('form.valid')), refuse);
    },
    submission,
    isSending,
    sentBefore,
    discard: discard(() => checkAndSend({ mayDiscard: true })),
    review: review(() => checkAndSend({ isReviewed: true }), submission.isUnknown),
  };
};
