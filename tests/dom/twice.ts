/** Runs a flow twice and compares the second round with the first: what the page shows, the focus, the requests, the messages, what is stored. */
import { expect, vi } from 'vitest';
import { waitFor } from '@testing-library/react';
import { toastStore, withdrawToast } from '../../src/ui/toasts/toasts';
import type { Sent } from '../calls';
import { whilePageChanges } from './page';
import { pageState, settle, type Scope } from './pageState';
import type { Portal } from './portal';
import { requestLine, withoutDifferences } from './roundDifferences';

/** Waits until the page no longer changes, and compares it with the page at the same note of the first round. */
export type Note = (label: string, scope?: Scope) => Promise<void>;
type Round = {
  note: Note;
  /** 1 or 2. */
  time: number;
  /** Replaces a text of this round alone, such as the name of its record, by a word that is the same in both rounds. */
  replace: (text: string, word: string) => void;
};
type Options = {
  /** Calls whose responses the portal rightly keeps: they are not compared. Default: none. */
  isKept?: (request: Sent) => boolean;
  /** What the CMS stores after a round. Default: nothing is compared. */
  stored?: (time: number) => Promise<unknown>;
};

/** Collects the texts of the messages that are shown, also those that are gone by the end. */
const collectMessages = async () => {
  await whilePageChanges(async () => toastStore.get().forEach(({ text }) => withdrawToast(text)));
  const seen = new Map<number, string>();
  const stop = toastStore.subscribe(() => toastStore.get().forEach(({ id, kind, text }) => seen.set(id, `${kind}: ${text}`)));
  return () => {
    stop();
    return [...seen.values()];
  };
};

/** Random numbers that both rounds get alike, as for a generated password. */
const repeatRandom = () => {
  let last = 1;
  return vi.spyOn(crypto, 'getRandomValues').mockImplementation((values) => {
    const bytes = new Uint8Array((values as Uint8Array).buffer);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = (last = (last * 75 + 74) % 65_537) % 256;
    return values;
  });
};

/**
 * Runs a round twice from the same start. The second one has to show, send and store what the first one did. Returns false
 * when the first round does: then there is nothing to repeat.
 */
export const twice = async (
  portal: Portal,
  round: (about: Round) => Promise<boolean | void>,
  { isKept = () => false, stored }: Options = {},
) => {
  const first: { label: string; lines: string[] }[] = [];
  const run = async (time: number) => {
    const own: Record<string, string> = {};
    const clean = (text: string) => withoutDifferences(text, own);
    const noted: string[] = [];
    const note: Note = async (label, scope = 'page') => {
      await settle(portal);
      const read = () => ({ label, lines: pageState(scope).map(clean) });
      if (time === 1) first.push(read());
      else await waitFor(() => expect(read(), `round 2, ${label}`).toEqual(first[noted.length]), { onTimeout: (error) => error });
      noted.push(label);
    };
    const sentBefore = portal.sent.length;
    const messages = await collectMessages();
    const random = repeatRandom();
    const isRound = await round({ note, time, replace: (text, word) => (own[text] = word) }).finally(() => random.mockRestore());
    await settle(portal);
    const requests = portal.sent.slice(sentBefore).filter((request) => !isKept(request));
    if (isRound === false) return null;
    return {
      notes: noted,
      requests: requests.map(requestLine).map(clean),
      messages: messages().map(clean),
      stored: stored && (JSON.parse(clean(JSON.stringify(await stored(time)))) as unknown),
    };
  };
  const outcome = await run(1);
  if (!outcome) return false;
  expect(outcome.notes.length, 'a round notes something').toBeGreaterThan(0);
  expect(await run(2), 'the outcome of round 2').toEqual(outcome);
  return true;
};
