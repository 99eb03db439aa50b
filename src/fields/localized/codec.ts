import { languages } from '../../format/languages';
import type { Field } from '../../schema/field';
import { wrapping } from '../codec';

/** The member of each language: of its own name, or of a map. */
export const membersOf = (name: string, { members }: Pick<Field<never, 'localized'>, 'members'>) =>
  languages.map((language) => ({ ...language, member: members?.[language.code] ?? `${name}.${language.code}` }));

/** One input a language; messages name it: "City (JP) cannot be empty" (OFF-017). */
export const localizedCodec = wrapping<'localized'>({
  leaves: (name, field) => {
    const { of, members: _members, requiredIn, enabledBy, oneForAllWhen, as: _as, hint: _hint, sentAs, ...shared } = field;
    return membersOf(name, field).map(({ code, label, lang, member }, i) => ({
      name,
      path: `${name}.${code}`,
      member,
      sentAs: typeof sentAs === 'object' ? (sentAs[code] ?? member) : sentAs ? `${sentAs}.${code}` : member,
      field: {
        ...shared,
        kind: of.kind,
        label: `${field.label} (${label})`,
        emptyError: shared.emptyError?.replace('{language}', label),
        required: field.required && (requiredIn?.includes(code) ?? true),
      } as Field,
      shortLabel: label,
      lang,
      ...((enabledBy || (oneForAllWhen && i > 0)) && {
        disabledWhen: { any: [...(enabledBy ? [{ not: { [enabledBy]: code } }] : []), ...(oneForAllWhen && i > 0 ? [oneForAllWhen] : [])] },
      }),
    }));
  },
});
