/** Runs each test of a plan without a mutant and with each of its mutants, in a process that keeps the portal loaded. */
import { TestRunner, type RunnerTestCase } from 'vitest';
import { activate, mutantSwitch } from './mutantSwitch';
import { isNoticed, markNoticed, pathBelow, readPlan, writeLog, type Plan } from './plan';
import { mostRuns, stepsOf, type Outcome, type Try } from './steps';

type Steps = Generator<Try | null, void, Outcome>;
const plan = readPlan()!;
const state = { isSpoiled: false, message: '' };

const createSteps = (test: string, tries: readonly Try[]) => {
  let begin = 0;
  return stepsOf(tries, (id) => isNoticed(plan, id), {
    onTry: (mutant) => {
      begin = performance.now();
      writeLog(plan, { event: 'try', test, mutant });
    },
    onVerdict: (mutant, verdict) => {
      if (verdict === 'noticed' || verdict === 'timedOut') markNoticed(plan, mutant);
      writeLog(plan, { event: 'verdict', test, mutant, verdict, ms: Math.round(performance.now() - begin), message: state.message });
    },
    onUnfit: () => writeLog(plan, { event: 'unfit', test, message: state.message }),
    onSpoiled: () => {
      state.isSpoiled = true;
      writeLog(plan, { event: 'spoiled', test });
    },
  });
};

/** What the last run of a test came to; afterwards the test is as before that run. */
const takeOutcome = (test: RunnerTestCase): Outcome => {
  const { errors = [], state: result } = test.result!;
  const outcome = {
    passed: (result === 'fail') === Boolean(test.fails),
    timedOut: errors.some(({ message }) => /^(Test|Hook) timed out in/.test(message)),
    wasReached: (mutantSwitch.hitCount ?? 0) > 0,
  };
  state.message = errors
    .map(({ message, diff }) => `${message}\n${diff ?? ''}`)
    .join('\n')
    .slice(0, 600);
  test.result!.state = 'run';
  test.result!.errors = undefined;
  return outcome;
};

const writeCoverage = (test: RunnerTestCase, ms: number, plan: Plan) => {
  const { perTest } = mutantSwitch.mutantCoverage!;
  const { file, projectName } = test.file as typeof test.file & { projectName?: string };
  writeLog(plan, {
    event: 'covered',
    test: test.id,
    file: pathBelow(file.filepath),
    project: projectName ?? '',
    title: test.name,
    ms: Math.round(ms),
    passed: (test.result!.state === 'fail') === Boolean(test.fails),
    hits: perTest[test.id] ?? {},
  });
  delete perTest[test.id];
};

export default class MutationRunner extends TestRunner {
  private steps?: Steps;
  private step: IteratorResult<Try | null, void> = { done: true, value: undefined };
  private begin = 0;

  override async onBeforeRunTask(test: RunnerTestCase) {
    await super.onBeforeRunTask(test);
    if (!plan.tries || test.mode === 'skip') return;
    const tries = plan.tries[test.id];
    if (!tries || state.isSpoiled) {
      test.mode = 'skip';
      return;
    }
    test.repeats = mostRuns(tries) - 1;
    this.steps = createSteps(test.id, tries);
    this.step = this.steps.next();
  }

  override onBeforeTryTask(test: RunnerTestCase) {
    super.onBeforeTryTask(test);
    this.begin = performance.now();
    if (plan.tries) activate(this.step.value ?? null);
    else mutantSwitch.currentTestId = test.id;
  }

  /** The steps may need fewer runs than were announced: the others do nothing. */
  runTask(test: RunnerTestCase) {
    if (!plan.tries || !this.step.done) return TestRunner.getTestFn(test)();
  }

  /** The hooks and fixtures of the run have ended. */
  onAfterRetryTask(test: RunnerTestCase) {
    if (!plan.tries) {
      mutantSwitch.currentTestId = undefined;
      writeCoverage(test, performance.now() - this.begin, plan);
      return;
    }
    const outcome = takeOutcome(test);
    activate(null);
    if (this.step.done) return;
    this.step = this.steps!.next(outcome);
    if (this.step.done && !state.isSpoiled) writeLog(plan, { event: 'finished', test: test.id });
  }
}
