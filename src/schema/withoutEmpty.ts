/** A body without what is empty (PRJ-089): no member without a value, no map without members. Lists stay. */
export const withoutEmpty = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      if (typeof value !== 'object' || Array.isArray(value)) return [[name, value]];
      const inner = withoutEmpty(value as Record<string, unknown>);
      return Object.keys(inner).length > 0 ? [[name, inner]] : [];
    }),
  );
