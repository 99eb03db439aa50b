/** The object through which instrumented code asks which mutant is active, and reports which it comes to (StrykerJS gives the names). */
type MutantSwitch = {
  activeMutant?: string;
  /** How often the code came to the active mutant. Beyond the limit the code throws, which ends an endless loop. */
  hitCount?: number;
  hitLimit?: number;
  /** While it is set, mutants are counted for this test. */
  currentTestId?: string;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
};

const holder = globalThis as { __stryker__?: MutantSwitch };

/** The switch of this process. */
export const mutantSwitch = (holder.__stryker__ ??= {});
mutantSwitch.mutantCoverage ??= { static: {}, perTest: {} };

/** Makes a mutant active, or none. */
export const activate = (mutant: { id: string; hitLimit: number } | null) => {
  mutantSwitch.activeMutant = mutant?.id;
  mutantSwitch.hitCount = mutant ? 0 : undefined;
  mutantSwitch.hitLimit = mutant?.hitLimit;
};
