/** What declarations may name beside fields and members: functions and components that stand in the code. */
import type { Loaded } from './actions';
import type { PageOf } from './list';
import type { Formatters } from './values/template';
import type { Viewer } from './viewer';

/** Functions and components by name. An entity adds functions of its own (`extensions`). */
export type Extensions = {
  /** Texts made from a record: `{displayName()}` in a template. */
  formatters: Formatters;
  /** Values made when they are asked for: `{ generator: 'password' }`. Generators of a list's query get the page. */
  generators: Readonly<Record<string, (page: PageOf) => unknown>>;
  /** What holds of a record and the person who looks: `{ condition: 'oneself' }`. */
  conditions: Readonly<Record<string, (record: never, viewer: Viewer) => boolean>>;
  /** Components that load when they are drawn: panels and dialogs. */
  components: Readonly<Record<string, Loaded<never>>>;
};

/** Those of the registry, and what an entity adds. */
export const extended = <E extends Pick<Extensions, 'formatters' | 'generators' | 'conditions'>>(
  shared: E,
  added: Partial<Extensions> = {},
): E => ({
  ...shared,
  formatters: { ...shared.formatters, ...added.formatters },
  generators: { ...shared.generators, ...added.generators },
  conditions: { ...shared.conditions, ...added.conditions },
});
