import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failureOf } from '../../../../contract/failure';
import type { Leaf } from '../../../fields/codecs/leaf';
import { useCms } from '../../../fields/useCms';
import { useText } from '../../../messages/i18n';
import type { Values } from '../../../schema/path';
import { showToast, withdrawToast } from '../../../ui/toasts/toasts';
import { useSubmission } from '../../../ui/submission/useSubmission';
import { announceFailure } from '../../announce';
import { digestOf, type UnknownOutcome } from './unknownOutcome';
import { isUnanswered } from './isUnanswered';
import { useIsMounted } from '../state/useLatest';

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
  /** Opens what is shown between the check and the call, and says whether there is such a thing. */
  onReview: () => boolean;
  /** The record is a new one. */
  isNew: boolean;
  /** What was sent and may have been done; null while nothing was. */
  unknownOutcome: RefObject<UnknownOutcome | null>;
  /** Keeps an unknown outcome over a reload of the tab; null settles it. */
  onUnknownOutcome: (unknownOutcome: UnknownOutcome | null) => void;
  /** There was one when the form came. */
  wasUnknown: boolean;
  /** Milliseconds between the check and the call. Default: none. */
  delay?: number;
  /** Saves. `idempotencyKey` stays the same for a repeated try of the same values, `signal` ends when the person stops waiting. */
  onSave: (edited: Values, about: { idempotencyKey: string; signal: AbortSignal }) => Promise<void>;
  /** Called with what was sent once the save is done, while the form is still there. */
  onSaved: (edited: Values) => void;
};

/** One save at a time: check, send what the check parsed, tell what came of it. */
export const useSend = ({
  methods,
  checksAll,
  canSave,
  active,
  edited,
  goTo,
  onReview,
  isNew,
  unknownOutcome,
  onUnknownOutcome,
  wasUnknown,
  delay,
  onSave,
  onSaved,
}: Options) => {
  const t = useText();
  const cms = useCms();
  useEffect(() => {
    if (canSave) void cms.preloadWrites();
  }, [cms, canSave]);
  const isMounted = useIsMounted();
  const { run, isRunning, ...submission } = useSubmission(wasUnknown);
  const last = useRef({ key: '', digest: '', isSubmitting: false });

  /** A refusal that names one of the inputs is shown at it too; the server tells no more than a text. */
  const markRefused = (error: unknown) => {
    const { code, text = '' } = failureOf(error);
    const words = text.toLowerCase().split(/\W+/);
    const meant = active().filter(({ member, field }) => words.includes(member.toLowerCase()) || words.includes(field.label.toLowerCase()));
    if (code !== 'refused' || meant.length !== 1) return;
    methods.setError(meant[0]!.path, { type: 'refused', message: text });
    goTo(meant[0]!.path);
  };
  const send = async (values: Values, signal: AbortSignal) => {
    withdrawToast(t('literal.formInvalid'));
    const digest = await digestOf(JSON.stringify(values));
    const before = unknownOutcome.current;
    if (digest === before?.digest) Object.assign(last.current, { key: before.key, digest });
    else if (digest !== last.current.digest) Object.assign(last.current, { key: crypto.randomUUID(), digest });
    const { key } = last.current;
    /** What is unknown from now on; for the next form of this address too. */
    const leave = (left: UnknownOutcome | null) => {
      unknownOutcome.current = left;
      onUnknownOutcome(left);
    };
    try {
      if (delay) {
        await new Promise((resolve) => setTimeout(resolve, delay));
        if (!isMounted() || signal.aborted) return;
      }
      // a session that ends meanwhile leaves it open
      if (isNew) leave({ key, digest, at: Date.now() });
      await onSave(values, { idempotencyKey: key, signal });
      if (isNew) leave(null);
      if (!isMounted() || signal.aborted) return;
      onSaved(values);
    } catch (error) {
      if (!isUnanswered(error)) {
        // what was refused is another request the next time; what may have been done stays unknown
        last.current.digest = '';
        leave(before?.digest === digest ? null : before);
      }
      if (unknownOutcome.current) submission.leaveUnknown();
      markRefused(error);
      announceFailure(error);
    }
  };
  const refuse = () => {
    const first = active().find(({ path }) => methods.getFieldState(path).error);
    // rules that could not be loaded have said so
    if (!first) return;
    showToast('error', t('literal.formInvalid'));
    goTo(first.path);
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
      await whole(async (parsed) => {
        if (isReviewed || !onReview()) await run((signal) => send(edited(parsed), signal));
      });
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
