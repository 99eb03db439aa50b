/** What the reporters of Vitest and Playwright send to `npm test`, one message for each test. */
export type TestEvent = {
  /** The path of its file below the project's folder, or of the whole run. */
  file: string;
  /** The titles of its groups and its own. */
  title: string;
  milliseconds: number;
  /** A test that was skipped or did not run has failed: every test of a run has to pass. */
  outcome: 'passed' | 'failed';
  /** Why a test failed: the message of its error. */
  reason?: string;
  /** Where it failed, such as `tests/dom/portal.tsx:12`. */
  at?: string;
};

/** Sends an event to `npm test`. Does nothing when a runner was started by hand. */
export const sendEvent = (event: TestEvent) => void process.send?.(event);
