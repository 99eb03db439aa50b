/** Texts made of members: `'{countryEn} {phoneNumber}'`. */
import type { Translated } from '../../messages/page';
import { lettersOf, valueAt, type Values } from './path';

/** Functions that make a text from a record, by name: a translated one (`entityTexts`), or one of the record as it is (`asIs`). */
export type Formatters = Readonly<Record<string, (record: never) => Translated | null | undefined>>;

/** The members of one pair of braces; a formatter has none. */
type MembersOf<S extends string> = S extends `${string}()` ? never : S extends `${infer A}|${infer B}` ? A | MembersOf<B> : S;
/** The members that a template names. */
export type NamesOf<S extends string> = S extends `${string}{${infer N}}${infer Rest}` ? MembersOf<N> | NamesOf<Rest> : never;
/** A template all of whose members a record has; anything else does not compile. */
export type TemplateOn<S extends string, N extends string> = [NamesOf<S>] extends [N] ? S : never;

const piece = /\{([^{}]+)\}/;
/** What a text has between braces. Only a text that has something there differs from record to record. */
export const bracedIn = (template: string) => template.split(piece).filter((_, i) => i % 2 === 1);
/** The name of a formatter; null where members stand. */
const formatterOf = (inner: string) => (inner.endsWith('()') ? inner.slice(0, -2) : null);

/** The members that a template names. */
export const namesInTemplate = (template: string) =>
  bracedIn(template).flatMap((inner) => (formatterOf(inner) === null ? inner.split('|') : []));
/** The formatters that a template names. */
export const formattersIn = (template: string) => bracedIn(template).flatMap((inner) => formatterOf(inner) ?? []);
/** Whether every brace of a template has its other half, with a name between them. */
export const isClosed = (template: string) => !/[{}]/.test(template.replaceAll(new RegExp(piece, 'g'), ''));

/**
 * Fills a template from a record; null when none of its pieces is filled. A piece is a member, several of which the first
 * counts that is filled, or a registered formatter. A blank piece takes the text in front of it along, the first one the
 * text behind it.
 *
 * @throws for a member that is no text, such as an object
 *
 * @example fillTemplate('{name} · {code}', { name: 'Kai' }) // "Kai"
 * @example fillTemplate('{name|username}', { username: 'kai' }) // "kai"
 * @example fillTemplate('{shout()}', { name: 'Kai' }, { shout: ({ name }) => name.toUpperCase() }) // "KAI"
 */
export const fillTemplate = (template: string, record: Values, formatters: Formatters = {}): string | null => {
  const textOf = (inner: string) => {
    const formatter = formatterOf(inner);
    if (formatter !== null) return (formatters[formatter] as (record: Values) => unknown)(record);
    return inner
      .split('|')
      .map((member) => valueAt(record, member))
      .find((value) => value !== null && value !== undefined && value !== '');
  };
  const pieces = template.split(piece);
  const last = pieces.length - 1;
  if (last === 0) return template;
  let text: string | null = null;
  let isLastFilled = false;
  for (let i = 1; i < last; i += 2) {
    const value = lettersOf(textOf(pieces[i]!) ?? '').trim();
    isLastFilled = value !== '';
    if (isLastFilled) text = text === null ? pieces[0]! + value : text + pieces[i - 1]! + value;
  }
  return text !== null && isLastFilled ? text + pieces[last]! : text;
};
