/** Texts made of members: `'{countryEn} {phoneNumber}'`. */
import { valueAt } from './path';

/** The names between the braces of a template. */
export type NamesOf<S extends string> = S extends `${string}{${infer N}}${infer Rest}` ? N | NamesOf<Rest> : never;
/** A template all of whose names a record has, or the name of a registered formatter; anything else does not compile. */
export type TemplateOn<S extends string, N extends string> = [NamesOf<S>] extends [N] ? S : never;

const member = /\{([^{}]+)\}/;

/** The members that a template names. */
export const namesInTemplate = (template: string) => template.split(member).filter((_, i) => i % 2 === 1);

/**
 * Fills a template from a record; null when none of its members is filled. A blank member takes the text in front of it
 * along, the first one the text behind it.
 *
 * @example fillTemplate('{name} · {code}', { name: 'Kai' }) // "Kai"
 */
export const fillTemplate = (template: string, record: Record<string, unknown>): string | null => {
  const pieces = template.split(member);
  const last = pieces.length - 1;
  if (last === 0) return template;
  let text: string | null = null;
  let isLastFilled = false;
  for (let i = 1; i < last; i += 2) {
    const value = String(valueAt(record, pieces[i]!) ?? '').trim();
    isLastFilled = value !== '';
    if (isLastFilled) text = text === null ? pieces[0]! + value : text + pieces[i - 1]! + value;
  }
  return text !== null && isLastFilled ? text + pieces[last]! : text;
};
