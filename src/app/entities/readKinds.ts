/** Kinds of fields with the table of what each takes: for what reads declarations by the table of their language. */
import { builtInKinds } from '../../fields/builtInKinds';
import { loadModule } from '../../loadModule';
import type { LoadedKind } from '../../schema/check/kinds';
import type { EntityKinds } from '../../schema/check/checkResource';
import { fieldKeys } from '../../schema/language/keys';
import type { KindTable } from '../../schema/language/problem';
import type { FieldKind, Load } from '../../schema/kind';

type Parts = { options: Load<KindTable> } & LoadedKind['parts'];

/** What is no kind of field. */
export const isKind = (each: unknown): each is FieldKind => {
  const { kind, parts } = (each as Partial<FieldKind> | null)?.definition ?? {};
  return typeof kind === 'string' && typeof parts === 'function';
};
/** The kinds that a declaration brings, whatever it is. */
export const kindsOf = (declared: unknown): readonly unknown[] => {
  const { kinds } = (declared ?? {}) as { kinds?: unknown };
  return Array.isArray(kinds) ? kinds : [];
};

/** Kinds with their parts, and as the check sees them: with the options of every field among their own. */
export const readKinds = async (kinds: readonly unknown[]): Promise<EntityKinds> => {
  const loads = kinds.map(async (each) => {
    if (!isKind(each)) return undefined;
    const { definition } = each;
    const parts = (await loadModule(definition.parts)).default as Parts;
    const table = (await loadModule(parts.options)).default;
    return { definition, parts, shape: { ...table, traits: definition.traits, keys: { ...fieldKeys, ...table.keys } } };
  });
  const loaded = await Promise.all(loads);
  return { loaded, shapes: Object.fromEntries(loaded.flatMap((one) => (one ? [[one.definition.kind, one.shape] as const] : []))) };
};
/** Those that every declaration may use. */
export const readBuiltInKinds = () => readKinds(Object.values(builtInKinds).map((definition) => ({ definition })));
