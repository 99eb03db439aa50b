/** Why there was nothing to check, and what to do about it; exit code 2. */
export class CouldNotRun extends Error {}
