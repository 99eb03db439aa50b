import { useState } from 'react';
import { emailPattern } from '../../../src/format/email';
import { normaliseText } from '../../../src/format/normaliseText';
import { emailFormat, emailSent, emailSentAndUpdated, emailSentTo } from '../../../src/messages/literal';
import { showToast } from '../../../src/ui/toasts/toasts';
import { useSubmission } from '../../../src/ui/submission/useSubmission';
import { announceFailure } from '../../../src/views';
import { t } from '../texts';

/** What is wrong with the address of an email prompt (SHR-011). */
export const emailProblem = (address: string) => (emailPattern.test(normaliseText(address, 'code')) ? null : t(emailFormat));

type Options = {
  stored: string | null | undefined;
  /** Makes the call; resolves when it succeeded. */
  send: (body: { email: string; updateEmail: boolean }, signal: AbortSignal) => Promise<unknown>;
  /** Called when it is sent, with what was stored. */
  onSent: (stored: { email?: string }) => void;
};

/**
 * Sends to an address: one that differs from the stored one asks first whether to store it (CLI-031 to CLI-033,
 * CLI-114). A failed call leaves everything as it was typed.
 */
export const useEmailFlow = ({ stored, send, onSent }: Options) => {
  const storedText = (stored ?? '').trim();
  const [asked, setAsked] = useState<string | null>(null);
  const { run, ...submission } = useSubmission();
  const finish = async (address: string, updateEmail: boolean, signal: AbortSignal) => {
    try {
      await send({ email: address, updateEmail }, signal);
      if (signal.aborted) return;
      const isStored = address === storedText;
      showToast('success', isStored ? t(emailSent) : t(updateEmail ? emailSentAndUpdated : emailSentTo, { email: address }));
      onSent(updateEmail ? { email: address } : {});
    } catch (error) {
      announceFailure(error);
    }
  };
  return {
    /** The question whether to store the address; null while none is asked. */
    question:
      asked === null
        ? null
        : {
            stored: storedText,
            address: asked,
            submission,
            onAnswer: (updateEmail: boolean) => void run((signal) => finish(asked, updateEmail, signal)),
            onClose: () => setAsked(null),
          },
    start: async (typed: string, signal: AbortSignal) => {
      const address = normaliseText(typed, 'code');
      if (address === storedText) await finish(address, false, signal);
      else setAsked(address);
    },
  };
};
