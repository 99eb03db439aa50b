import type { Copy } from './copy';

/** A page of the docs that a reader follows step by step, and the tests of what comes of it. */
export type Guide = {
  page: string;
  /** The entities that the page adds or changes. */
  entities?: readonly string[];
  /** Those of them that the tests over the registry open in the browser. Default: all. */
  openedEntities?: readonly string[];
  /** Adds to the copy what the tests need beyond the page, before anything is built. */
  prepare?: (copy: Copy) => void;
  /** Files with a mistake that the type check or the linter has to report, by their paths. Nothing imports them. */
  mistakes?: (copy: Copy) => Record<string, string>;
  /** Defines the tests of the page beyond those that every guide has. */
  tests: (copy: Copy) => void;
};
