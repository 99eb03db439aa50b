import { useEffect, useState } from 'react';
import { useCms } from '../../../fields/useCms';
import { useText } from '../../../messages/i18n';
import { useSubmission } from '../../../ui/submission/useSubmission';
import { withdrawToast } from '../../../ui/toasts/toasts';
import { announceFailure } from '../../announce';
import { useEngine } from '../../engine';
import type { FormModel } from '../model/formModel';
import { createRequests } from '../model/requests';
import type { Save } from '../model/saveOf';
import type { Draft } from '../state/useDraft';
import { useIsMounted } from '../state/useLatest';
import type { HeldSave } from '../state/useReread';

/** Saves. `idempotencyKey` stays the same for a repeated try of the same body, `signal` ends when the person stops waiting. */
export type SendSave = (save: Save, about: { idempotencyKey: string; signal: AbortSignal }) => Promise<void>;

/** How the form of a page is saved, and what follows. */
export type SaveCalls = {
  /** What the form is known by. */
  path: string;
  onSave: SendSave;
  /** Called with what was edited once the save is done, while the form is still there. */
  onSaved: (edited: Save['edited']) => void;
  /** A save that waits until the record has been read again. Default: none waits. */
  held?: HeldSave;
};
type Options = Omit<SaveCalls, 'held'> & {
  model: FormModel;
  draft: Draft;
  /** Shows at an input why the server has refused the save. */
  onRefused: (error: unknown) => void;
};

/** Resolves after so many milliseconds. */
const pause = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

/** Sends a save: one at a time, and tells what came of it. */
export const useRequest = ({ model, path, draft, onSave, onSaved, onRefused }: Options) => {
  const t = useText();
  const cms = useCms();
  const { unknownOutcomes } = useEngine();
  const { canSave, record, isNew, form } = model;
  useEffect(() => {
    if (canSave) void cms.preloadWrites();
  }, [cms, canSave]);
  const isMounted = useIsMounted();
  const [requests] = useState(() =>
    createRequests({ isNew, unknown: draft.unknownOutcome, onUnknown: (unknown) => unknownOutcomes.set(path, unknown) }),
  );
  /** When a create was sent from here before, and may have been done. */
  const [sentBefore] = useState(() => draft.unknownOutcome.current?.at ?? null);
  const { run, isRunning, ...submission } = useSubmission(sentBefore !== null);
  const send = async (save: Save, signal: AbortSignal) => {
    const isLeft = () => !isMounted() || signal.aborted;
    withdrawToast(t('literal.formInvalid'));
    const request = await requests.begin(save.body);
    try {
      if (!record && form.createDelay) {
        await pause(form.createDelay);
        if (isLeft()) return;
      }
      request.sent();
      await onSave(save, { idempotencyKey: request.key, signal });
      request.done();
      if (isLeft()) return;
      draft.release();
      onSaved(save.edited);
    } catch (error) {
      request.failed(error);
      if (requests.isUnknown()) submission.leaveUnknown();
      onRefused(error);
      announceFailure(error);
    }
  };
  return {
    send: (save: Save) => run((signal) => send(save, signal)),
    submission,
    /** True from the moment a save starts: nothing may change any more. */
    isSending: isRunning,
    sentBefore,
  };
};
