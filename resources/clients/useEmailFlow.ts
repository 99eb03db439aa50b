import { useState } from 'react';
import { emailFormat, emailSent, emailSentAndUpdated, emailSentTo } from '../../src/messages/literal';
import { fill } from '../../src/messages/fill';
import { showMessage } from '../../src/ui/messages/messages';

/** One @, a local part, a domain with a dot, no spaces (SHR-012). */
const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with the address of an email prompt (SHR-011). */
export const emailProblem = (address: string) => (email.test(address.trim()) ? null : emailFormat);

type Send = (body: { email: string; updateEmail: boolean }) => Promise<void>;

/**
 * Sends to an address: one that differs from the stored one asks first whether to store it (CLI-031 to CLI-033,
 * CLI-114). `send` makes the call and resolves when it succeeded.
 */
export const useEmailFlow = (stored: string | null | undefined, send: Send) => {
  const [asked, setAsked] = useState<string | null>(null);
  const finish = async (address: string, updateEmail: boolean) => {
    await send({ email: address, updateEmail });
    const text = address === (stored ?? '') ? emailSent : updateEmail ? emailSentAndUpdated : emailSentTo;
    showMessage('success', fill(text, { email: address }));
  };
  return {
    /** The address that the question is about; null while none is asked. */
    asked,
    start: async (typed: string) => {
      const address = typed.trim();
      if (address === (stored ?? '')) await finish(address, false);
      else setAsked(address);
      return address === (stored ?? '');
    },
    answer: async (isYes: boolean) => {
      const address = asked!;
      setAsked(null);
      await finish(address, isYes);
    },
    close: () => setAsked(null),
  };
};
