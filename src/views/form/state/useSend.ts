import { useRef, type FormEvent, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Leaf } from '../../../fields/leaf';
import { useText } from '../../../messages/i18n';
import type { Values } from '../../../schema/path';
import { showToast, withdrawToast } from '../../../ui/toasts/toasts';
import { useSubmission } from '../../../ui/submission/useSubmission';
import { announceFailure } from '../../announce';
import { useIsMounted } from './useLatest';

type Options = {
  methods: UseFormReturn;
  /** True while everything is checked. */
  checksAll: RefObject<boolean>;
  canSave: boolean;
  /** The inputs that count. */
  active: () => readonly Leaf[];
  /** What is sent of what validation parsed. */
  edited: (parsed: Values) => Values;
  /** Brings an input to the front and moves the focus into it. */
  goTo: (path: string) => void;
  /** Opens what is shown between the check and the call. Default: the call follows at once. */
  onReview?: () => void;
  /** The record is a new one. */
  isNew: boolean;
  /** Milliseconds between the check and the call. Default: none. */
  delay?: number;
  /** Saves. `idempotencyKey` stays the same for a repeated try of the same values, `signal` ends when the person stops waiting. */
  onSave: (edited: Values, about: { idempotencyKey: string; signal: AbortSignal }) => Promise<void>;
  /** Called with what was sent once the save is done, while the form is still there. */
  onSaved: (edited: Values) => void;
};

/** The server has answered that it did not do the work; after any other failure a repeated try carries the same key. */
const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';
const isAnswered = (error: unknown) => ['refused', 'forbidden', 'conflict', 'ignored'].includes(codeOf(error));
/** Whether the work was done is not known: the answer never came, or said nothing (status "02"). */
const isUnanswered = (error: unknown) => ['timeout', 'network', 'ignored'].includes(codeOf(error));

/** One save at a time: check, send what the check parsed, tell what came of it. */
export const useSend = ({ methods, checksAll, canSave, active, edited, goTo, onReview, isNew, delay, onSave, onSaved }: Options) => {
  const t = useText();
  const isMounted = useIsMounted();
  const { run, isRunning, ...submission } = useSubmission();
  const last = useRef({ key: '', body: '', isSubmitting: false });

  /** A refusal that names one of the inputs is shown at it too; the server tells no more than a text. */
  const markRefused = (error: unknown) => {
    const { code, text = '' } = error as { code?: string; text?: string };
    const words = text.toLowerCase().split(/\W+/);
    const meant = active().filter(({ member, field }) => words.includes(member.toLowerCase()) || words.includes(field.label.toLowerCase()));
    if (code !== 'refused' || meant.length !== 1) return;
    methods.setError(meant[0]!.path, { type: 'refused', message: text });
    goTo(meant[0]!.path);
  };
  const send = async (values: Values, signal: AbortSignal) => {
    withdrawToast(t('literal.formInvalid'));
    const body = JSON.stringify(values);
    if (body !== last.current.body) Object.assign(last.current, { key: crypto.randomUUID(), body });
    try {
      if (delay) {
        await new Promise((resolve) => setTimeout(resolve, delay));
        if (!isMounted() || signal.aborted) return;
      }
      await onSave(values, { idempotencyKey: last.current.key, signal });
      if (!isMounted() || signal.aborted) return;
      onSaved(values);
    } catch (error) {
      // a record that may have been created must not be created once more
      const isUnknown = isNew && isUnanswered(error);
      if (isUnknown) submission.leaveUnknown();
      else if (isAnswered(error)) last.current.body = '';
      markRefused(error);
      announceFailure(error);
    }
  };
  const refuse = () => {
    showToast('error', t('literal.formInvalid'));
    const first = active().find(({ path }) => methods.getFieldState(path).error);
    if (first) goTo(first.path);
  };
  /** Checks everything, then goes on with what was parsed, or says what is wrong. */
  const whole = async (goOn: (parsed: Values) => unknown) => {
    checksAll.current = true;
    try {
      await methods.handleSubmit(goOn, refuse)();
    } finally {
      checksAll.current = false;
    }
  };
  /** Checks and sends; what is reviewed was checked once before, and is checked again: time has passed. */
  const checkAndSend = async (isReviewed: boolean) => {
    if (last.current.isSubmitting || isRunning() || !canSave) return;
    last.current.isSubmitting = true;
    try {
      await whole((parsed) => (onReview && !isReviewed ? onReview() : run((signal) => send(edited(parsed), signal))));
    } finally {
      last.current.isSubmitting = false;
    }
  };
  const submit = async (event?: FormEvent) => {
    // React hands on the submits of forms in dialogs that were opened from here
    if (event && event.target !== event.currentTarget) return;
    event?.preventDefault();
    await checkAndSend(false);
  };
  /** Runs the rules and says what came of it. */
  const check = async () => {
    if (!isRunning()) await whole(() => showToast('success', t('form.valid')));
  };
  return {
    submit,
    /** Sends what was reviewed. */
    confirm: () => checkAndSend(true),
    check,
    submission,
    /** Says that the form is not right, and leads to the first input that is wrong. */ refuse,
    /** True from the moment a save starts: nothing may change any more. */ isSending: isRunning,
  };
};
