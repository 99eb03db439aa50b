/** Checks kinds of fields: their names, and the parts that they need. */
import type { FieldKind } from '../kind';
import type { KindShape, Place, Report } from '../language/problem';

const isName = (kind: string) => !(kind in {}) && /^[a-z][A-Za-z0-9]*$/.test(kind);

/** What a kind has, once its parts have loaded. */
export type LoadedKind = { readonly definition: FieldKind['definition']; readonly parts: Readonly<Record<string, unknown>> };

/**
 * Kinds whose name stands twice or is reserved (R034), and kinds that lack a part, or have one that nothing asks for (R035).
 *
 * @param kinds undefined in place of what is no kind
 * @param shared the kinds that there are beside them
 */
export const checkKinds = (
  report: Report,
  place: Place,
  kinds: readonly (LoadedKind | undefined)[],
  shared: Readonly<Record<string, KindShape>>,
) => {
  const seen = new Set(Object.keys(shared));
  const former = Object.values(shared).flatMap(({ formerly = [] }) => formerly);
  for (const [i, each] of kinds.entries()) {
    const at = [...place, i];
    if (!each) {
      report('R035', at, 'this is no kind of field', 'Write what defineKind() has made.');
      continue;
    }
    const { kind, traits, Cell } = each.definition;
    const { codec, Input, Filter } = each.parts;
    if (!isName(kind) || former.includes(kind))
      report('R034', at, `'${kind}' is a reserved name`, 'Write a small letter, then letters and digits, and no former word.');
    if (seen.has(kind)) report('R034', at, `there is a kind '${kind}' already`, 'Give this one another name.');
    seen.add(kind);
    const needs: readonly (readonly [part: unknown, name: string, isNeeded: boolean, why: string])[] = [
      [Cell, 'Cell', true, 'every kind is shown'],
      [codec, 'codec', Boolean(traits.typed), 'it is typed into'],
      [Input, 'Input', Boolean(traits.typed), 'it is typed into'],
      [Filter, 'Filter', Boolean(traits.filters), 'it filters'],
    ];
    for (const [part, name, isNeeded, why] of needs) {
      if (isNeeded && !part) report('R035', at, `'${kind}' has no ${name}, and ${why}`, `Give it one, or change its traits.`);
      if (!isNeeded && part) report('R035', at, `'${kind}' has ${name}, and nothing asks for it`, 'Say so in its traits, or take it away.');
    }
  }
};
