/**
 * The declaring functions, one per kind of value. They return plain descriptions; `cells.ts` and `inputs.ts` know how a
 * kind is shown and edited, `values.ts` what it sends.
 */
import type {
  ChoiceOptions,
  DateOptions,
  DateTimeOptions,
  DerivedField,
  DerivedOptions,
  Field,
  FieldOptions,
  ItemsOptions,
  PanelField,
  PanelOptions,
  ReferenceOptions,
  TextOptions,
  ToggleOptions,
} from '../schema/field';

type Text = string | null | undefined;

/** A line of text. @example text('Tel Number', { maxLength: 20 }) */
export const text = (label: string, options: TextOptions = {}): Field<Text, 'text'> => ({ kind: 'text', label, ...options });

/** A whole number, typed as text and sent as a number. @example integer('Order', { maxLength: 2 }) */
export const integer = (label: string, options: TextOptions = {}): Field<number | null | undefined, 'integer'> => ({
  kind: 'integer',
  label,
  ...options,
});

/** One of a lookup, named by its name in the registry. @example reference('countries', 'Country', { shownAs: 'countryEn' }) */
export const reference = (
  resource: string,
  label: string,
  options: ReferenceOptions = {},
): Field<string | number | null | undefined, 'reference'> => ({ kind: 'reference', resource, label, ...options });

/** A code with a label, shown as text or as a chip. @example choice('Status', { labels, chips }) */
export const choice = (label: string, options: ChoiceOptions): Field<string | number | null | undefined, 'choice'> => ({
  kind: 'choice',
  label,
  ...options,
});

/** Yes or no: a chip in lists, two radio buttons in forms. @example toggle('Post', { on: 'Online', off: 'Offline' }) */
export const toggle = (label: string, options: ToggleOptions): Field<boolean | null | undefined, 'toggle'> => ({
  kind: 'toggle',
  label,
  ...options,
});

/** A day, yyyy/MM/dd on the wire and on the screen (SHR-018). @example date('Date of birth', { last: 'today' }) */
export const date = (label: string, options: DateOptions = {}): Field<Text, 'date'> => ({ kind: 'date', label, ...options });

/** A moment, ISO 8601 on the wire, shown in UTC+8. @example dateTime('Last update', { by: 'updatedByName' }) */
export const dateTime = (label: string, options: DateTimeOptions = {}): Field<Text, 'dateTime'> => ({
  kind: 'dateTime',
  label,
  ...options,
});

/** One or two lines made from the whole record. @example derived('Full Name', { lines: (client) => [fullName(client)] }) */
export const derived = <T>(label: string, options: DerivedOptions<T>): DerivedField<T> => ({ kind: 'derived', label, ...options });

/** What a password needs (SHR-001, SHR-002), said before it is typed. */
export const passwordHint = '8-20 characters: upper and lower case, digit, special character.';

/** A password that is typed in clear, with a button that generates one; the rule is its hint. @example password('Password') */
export const password = (label: string, options: FieldOptions = {}): Field<Text, 'password'> => ({
  kind: 'password',
  label,
  hint: passwordHint,
  ...options,
});

/** A component of its own between the fields. @example panel('My Documents', () => import('./MyDocumentsLink')) */
export const panel = <T>(label: string, shows: PanelOptions<T>['shows']): PanelField<T> => ({ kind: 'panel', label, shows });

/** A list of texts, one a line; beyond `folded` they show on "View More". @example items('Projects', { folded: 5 }) */
export const items = (label: string, options: ItemsOptions = {}): Field<readonly string[] | null | undefined, 'items'> => ({
  kind: 'items',
  label,
  ...options,
});
