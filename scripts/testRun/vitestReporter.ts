import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { sendEvent } from './events';

/** Reports each test of Vitest to `npm test`, and each file that could not be loaded. */
export default class VitestReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    const error = errors?.[0];
    const place = error?.stacks?.[0];
    sendEvent({
      file: test.module.relativeModuleId,
      title: test.fullName,
      milliseconds: test.diagnostic()?.duration ?? 0,
      outcome: state === 'passed' ? 'passed' : 'failed',
      reason: error?.message ?? state,
      at: place && `${relative('.', place.file)}:${place.line}`,
    });
  }

  onTestModuleEnd(module: TestModule) {
    for (const { message } of module.errors())
      sendEvent({ file: module.relativeModuleId, title: 'the file loads', milliseconds: 0, outcome: 'failed', reason: message });
  }
}
