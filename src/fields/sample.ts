import type { Locator } from '@playwright/test';
import type { Kind } from '../schema/field';
import type { EngineField } from '../schema/kind';

/** What samples fill inputs with: what a person does, and files of each type. The tests over the registry bring it. */
export type SampleTools = {
  /** Types a text; resolves with it. */
  type: (input: Locator, text: string) => Promise<string>;
  /** Chooses the last option that is not the current one, of a select or of a box that narrows; resolves with what the input holds then. */
  choose: (select: Locator) => Promise<string>;
  /** The value of the chosen radio button. */
  chosenRadio: (radios: Locator) => Promise<string>;
  /** Chooses the last radio button that is not the current one. */
  chooseRadio: (radios: Locator) => Promise<string>;
  /** The values of the ticks that are set, with commas between them. */
  ticked: (ticks: Locator) => Promise<string>;
  /** Sets the first tick that is free, or takes one away where none is. */
  toggleTick: (ticks: Locator) => Promise<string>;
  /** A file of each type that an upload takes. */
  files: Readonly<Record<string, readonly [name: string, content: Buffer]>>;
  /** The names of the files in a group. */
  fileNames: (group: Locator) => Locator;
};

/**
 * How a person fills the input of a kind: the default export of `sample.ts` in its folder. The tests over the registry fill
 * every form with these (`tests/e2e/registry.spec.ts`). The portal never loads them.
 *
 * @example const sample: Sample<'rating'> = { fill: (input, _, { choose }) => choose(input) };
 */
export type Sample<K extends Kind = Kind> = {
  /** Types or chooses a sample, where there is a choice another than what is there; resolves with what the input holds then. */
  fill: (input: Locator, field: Extract<EngineField<K>, { kind: K }>, tools: SampleTools) => Promise<string>;
  /** What the input holds, as `fill` tells it. Default: its value. */
  read?: (input: Locator, tools: SampleTools) => Promise<string>;
  /** It travels as something else. Default: false. */
  isSecret?: boolean;
};
