import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { askedEvery, createCmsState } from '../../../src/session/watch/cmsState';
import { cmsAnswers } from '../../../src/ui/cmsAnswers';

/** A CMS that is asked: each question is answered by hand. */
const createAsked = () => {
  const questions: { answer: () => void; fail: (code: ConstructorParameters<typeof CallFailure>[0]) => void; signal: AbortSignal }[] = [];
  const state = createCmsState(
    (signal) =>
      new Promise((resolve, reject) =>
        questions.push({ signal, answer: () => resolve('key'), fail: (code) => reject(new CallFailure(code)) }),
      ),
  );
  const seen: string[] = [];
  state.subscribe(() => seen.push(state.get()));
  return { state, questions, seen };
};
const settled = () => vi.advanceTimersByTimeAsync(0);
let answered = 0;
let line = { onLine: true };

beforeEach(() => {
  answered = 0;
  const target = new EventTarget();
  target.addEventListener(cmsAnswers, () => (answered += 1));
  vi.stubGlobal('window', target);
  line = { onLine: true };
  vi.stubGlobal('navigator', line);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whether the CMS answers', () => {
  it.each(['network', 'timeout', 'unavailable'] as const)(
    'a call that fails by %s has it asked, and it is down when that fails too',
    async (code) => {
      const { state, questions, seen } = createAsked();
      state.onFailure(new CallFailure(code));
      expect([state.get(), questions.length]).toEqual(['answers', 1]);
      questions[0]!.fail(code);
      await settled();
      expect([state.get(), seen]).toEqual(['down', ['down']]);
    },
  );
  it('one call that fails by itself is no news', async () => {
    const { state, questions, seen } = createAsked();
    state.onFailure(new CallFailure('unavailable'));
    questions[0]!.answer();
    await settled();
    expect([state.get(), seen, answered]).toEqual(['answers', [], 0]);
    await vi.advanceTimersByTimeAsync(askedEvery * 3);
    expect(questions).toHaveLength(1);
  });
  it.each(['refused', 'forbidden', 'busy', 'sessionEnded', 'aborted', 'conflict'] as const)('a failure by %s is an answer', (code) => {
    const { state, questions } = createAsked();
    state.onFailure(new CallFailure(code));
    state.onNoAnswer(new CallFailure(code));
    expect([state.get(), questions.length]).toEqual(['answers', 0]);
  });
  it('a refusal of the question itself is an answer too', async () => {
    const { state, questions } = createAsked();
    state.onFailure(new CallFailure('network'));
    questions[0]!.fail('refused');
    await settled();
    expect(state.get()).toBe('answers');
  });
  it('without a line nothing is said of the CMS, be it cut before, between or after', async () => {
    const { state, questions } = createAsked();
    line.onLine = false;
    state.onFailure(new CallFailure('network'));
    state.onNoAnswer(new CallFailure('network'));
    expect([state.get(), questions.length]).toEqual(['answers', 0]);
    line.onLine = true;
    state.onFailure(new CallFailure('network'));
    line.onLine = false;
    questions[0]!.fail('network');
    await settled();
    expect(state.get()).toBe('answers');
    line.onLine = true;
    state.onNoAnswer(new CallFailure('network'));
    expect(state.get()).toBe('down');
    window.dispatchEvent(new Event('offline'));
    expect([state.get(), answered]).toEqual(['answers', 0]);
    await vi.advanceTimersByTimeAsync(askedEvery * 2);
    expect(questions).toHaveLength(1);
  });
  it('failures of many calls ask once', () => {
    const { state, questions } = createAsked();
    for (let i = 0; i < 50; i += 1) state.onFailure(new CallFailure('network'));
    expect(questions).toHaveLength(1);
  });
  it('it is asked every fifteen seconds until it answers, tells so once, and may go down again', async () => {
    const { state, questions, seen } = createAsked();
    state.onNoAnswer(new CallFailure('network'));
    expect([state.get(), questions.length]).toEqual(['down', 0]);
    for (let time = 1; time <= 3; time += 1) {
      await vi.advanceTimersByTimeAsync(askedEvery - 1);
      expect(questions).toHaveLength(time - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect([questions.length, state.get()]).toEqual([time, 'asked']);
      if (time < 3) questions.at(-1)!.fail('network');
      await settled();
    }
    questions.at(-1)!.answer();
    await settled();
    expect([state.get(), answered]).toEqual(['answers', 1]);
    await vi.advanceTimersByTimeAsync(askedEvery * 3);
    expect(questions).toHaveLength(3);
    state.onFailure(new CallFailure('unavailable'));
    questions.at(-1)!.fail('unavailable');
    await settled();
    expect(state.get()).toBe('down');
    expect(seen).toEqual(['down', 'asked', 'down', 'asked', 'down', 'asked', 'answers', 'down']);
  });
  it('an answer to who did not want to wait ends the questions', async () => {
    const { state, questions } = createAsked();
    state.onNoAnswer(new CallFailure('network'));
    state.check();
    questions[0]!.answer();
    await settled();
    expect([state.get(), answered]).toEqual(['answers', 1]);
    await vi.advanceTimersByTimeAsync(askedEvery * 2);
    expect(questions).toHaveLength(1);
  });
  it('whoever does not want to wait asks at once; the next question comes fifteen seconds after that', async () => {
    const { state, questions } = createAsked();
    state.onNoAnswer(new CallFailure('network'));
    await vi.advanceTimersByTimeAsync(askedEvery - 1_000);
    state.check();
    state.check();
    expect(questions).toHaveLength(1);
    questions[0]!.fail('network');
    await settled();
    await vi.advanceTimersByTimeAsync(askedEvery - 1);
    expect(questions).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(questions).toHaveLength(2);
  });
});
