import { isValues, type Values } from './path';

/** A body without what is empty (PRJ-089): no member without a value, no map without members. Lists stay. */
export const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      if (!isValues(value)) return [[name, value]];
      const inner = withoutEmpty(value);
      return Object.keys(inner).length > 0 ? [[name, inner]] : [];
    }),
  );
