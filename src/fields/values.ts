import type { Kind } from '../schema/field';

/** A value as its input holds it. */
export const toInput = (kind: Kind, value: unknown): unknown => {
  if (kind === 'integer') return value === null || value === undefined ? '' : String(value);
  return value ?? (kind === 'toggle' ? null : '');
};

/** A value as it is sent: numbers as numbers, texts trimmed, an empty text as null; a password as it was typed. */
export const toWire = (kind: Kind, value: unknown): unknown => {
  if (kind === 'integer') return value === '' || value === null ? null : Number(value);
  if (kind === 'password') return value;
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  return value;
};
