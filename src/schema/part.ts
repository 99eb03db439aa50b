import type { Head, Part } from './head';

/** A list in a dialog has no route. */
export const partRoute = '';

/** A part as the engine sees it: a resource without screens of its own. */
const headOfPart = ({ edit, ...part }: Part): Head => ({ ...part, routes: { list: partRoute, edit } });

/** Entities with screens, and lists in dialogs, by name. */
export const withParts = (heads: Record<string, Head>, parts: Record<string, Part>): Record<string, Head> => ({
  ...heads,
  ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, headOfPart(part)])),
});
