import { readDay } from '../ui/inputs/day';
import type { Kind } from '../schema/field';

/** A value as its input holds it. */
export const toInput = (kind: Kind, value: unknown): unknown => {
  if (kind === 'integer') return value === null || value === undefined ? '' : String(value);
  return value ?? (kind === 'toggle' ? null : '');
};

/** A value as it is sent: numbers as numbers, texts trimmed, an empty text as null; a day as yyyy/MM/dd; a password as it was typed. */
export const toWire = (kind: Kind, value: unknown): unknown => {
  if (kind === 'integer') return value === '' || value === null ? null : Number(value);
  if (kind === 'password') return value;
  if (kind === 'date' && typeof value === 'string') return readDay(value) ?? (value.trim() || null);
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  return value;
};
