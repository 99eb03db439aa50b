import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { relative } from 'node:path';
import { sendEvent } from './events';

/** Reports each test of Playwright to `npm test`, and at the end those that did not run. */
export default class PlaywrightReporter implements Reporter {
  private suite?: Suite;

  onBegin(_config: FullConfig, suite: Suite) {
    this.suite = suite;
  }

  onTestEnd(test: TestCase, { duration, error }: TestResult) {
    // the first parts of the path are an empty root, the project and the file
    const title = test.titlePath().slice(3).join(' › ');
    const outcome = test.outcome() === 'expected' ? 'passed' : 'failed';
    sendEvent({
      file: relative('.', test.location.file),
      title,
      milliseconds: duration,
      outcome,
      reason: error?.message ?? test.outcome(),
      at: error?.location && `${relative('.', error.location.file)}:${error.location.line}`,
    });
  }

  onEnd() {
    for (const test of this.suite?.allTests() ?? [])
      if (test.results.length === 0)
        sendEvent({
          file: relative('.', test.location.file),
          title: test.title,
          milliseconds: 0,
          outcome: 'failed',
          reason: 'did not run',
        });
  }
}
