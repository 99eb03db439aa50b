/** In which order one test runs without a mutant and with its mutants, and what each result means. */

/** A mutant that a test tries. A doubtful one failed its test before, and so did the run without a mutant that followed. */
export type Try = { id: string; hitLimit: number; isDoubtful?: boolean };

/** What one run of the test came to. `wasReached`: the code came to the active mutant. */
export type Outcome = { passed: boolean; timedOut: boolean; wasReached: boolean };

export type Verdict =
  /** The test failed with the mutant and passes without it. */
  | 'noticed'
  /** The test did not end with the mutant. */
  | 'timedOut'
  | 'passed'
  /** The code did not come to the mutant, because it runs once in a process. */
  | 'notReached'
  /** The test failed with the mutant and then twice without it: an earlier mutant may be the cause. */
  | 'doubtful';

export type Report = {
  /** A mutant becomes active. */
  onTry: (id: string) => void;
  onVerdict: (id: string, verdict: Verdict) => void;
  /** The test fails without a mutant, so it says nothing about any. */
  onUnfit: () => void;
  /** What a mutant has left behind can spoil later tests of this process. */
  onSpoiled: () => void;
};

/** Yields the mutant for each run of the test, null for none, and receives what the run came to. */
export function* stepsOf(tries: readonly Try[], isNoticed: (id: string) => boolean, report: Report): Generator<Try | null, void, Outcome> {
  // it also loads what loads once, before a mutant is active
  if (!(yield null).passed) return report.onUnfit();
  for (const mutant of tries) {
    const { id, isDoubtful } = mutant;
    if (isNoticed(id)) continue;
    // the test may be one that cannot run twice
    if (isDoubtful && !(yield null).passed) return report.onUnfit();
    report.onTry(id);
    const { passed, timedOut, wasReached } = yield mutant;
    if (timedOut) {
      report.onVerdict(id, 'timedOut');
      return report.onSpoiled();
    }
    if (passed || !wasReached) {
      report.onVerdict(id, wasReached ? 'passed' : 'notReached');
      continue;
    }
    // the first run afterwards may still hear from the one that failed, such as an error that its page reports late
    const isClean = (yield null).passed || (yield null).passed;
    report.onVerdict(id, isClean || isDoubtful ? 'noticed' : 'doubtful');
    if (!isClean) return report.onSpoiled();
  }
}

/** The most runs that the steps of so many mutants can take. */
export const mostRuns = (tries: readonly Try[]) => 1 + 4 * tries.length;
