import { translate } from '../../../messages/i18n';
import type { EngineField } from '../../../schema/kind';
import { wrapping } from '../../codecs/codec';
import { membersOf } from './members';

/** One input a language; messages name it: "City (JP) cannot be empty" (OFF-017). */
const localizedCodec = wrapping<'localized'>({
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
        definition: (of as EngineField).definition,
        label: translate('form.inLanguage', { label: field.label, language: label }),
        emptyError: shared.emptyError?.replace('{language}', label),
        required: field.required && (requiredIn?.includes(code) ?? true),
      } as EngineField,
      shortLabel: label,
      lang,
      ...((enabledBy || (oneForAllWhen && i > 0)) && {
        disabledWhen: { any: [...(enabledBy ? [{ not: { [enabledBy]: code } }] : []), ...(oneForAllWhen && i > 0 ? [oneForAllWhen] : [])] },
      }),
    }));
  },
});
export default localizedCodec;
