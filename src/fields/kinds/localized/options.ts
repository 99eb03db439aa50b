import { kindIn, type KindTable, type OptionsOf } from '../../../schema/language/problem';
import { condition, constant, either, field, keys, list, map, memberName, required, text, word } from '../../../schema/language/shape';
import type { Check, Place } from '../../../schema/language/problem';
import type { Shape } from '../../../schema/language/shape';
import { isValues } from '../../../schema/values/path';
import { languages } from '../../../format/languages';

const codes = languages.map(({ code }) => code);
const language = word(...codes);
const byLanguage = (of: Shape) => keys(Object.fromEntries(codes.map((code) => [code, of])));

/** A map by language has all of them (R020). */
const checkWhole = ({ report }: Check, place: Place, members: unknown) => {
  if (!isValues(members)) return;
  for (const code of codes)
    if (!Object.hasOwn(members, code)) report('R020', [...place, code], `${code} has no member`, `Write ${code}: 'its member'.`);
};

/** People type it in each language, and no record keeps a password (R003). */
const checkInner = ({ around, report }: Check, place: Place, of: unknown) => {
  if (!isValues(of)) return;
  const { traits, encrypted = false } = kindIn(around.kinds, of.kind);
  if (!traits.typed || traits.roles?.wraps || encrypted)
    report('R003', place, `a ${String(of.kind)} cannot be localized`, 'Write a kind that people type, such as text.');
};

const options: KindTable = {
  keys: {
    of: required(field),
    members: byLanguage(memberName),
    requiredIn: list(language),
    enabledBy: memberName,
    oneForAllWhen: condition,
    as: word('tabs', 'across', 'rows'),
    sentAs: either(text, byLanguage(text)),
  } satisfies OptionsOf<'localized'> & { sentAs: Shape },
  value: map(constant),
  textMembers: (name, { members }) => (isValues(members) ? Object.values(members).map(String) : codes.map((code) => `${name}.${code}`)),
  check: (check, place, { of, members, sentAs }) => {
    checkInner(check, [...place, 'of'], of);
    checkWhole(check, [...place, 'members'], members);
    checkWhole(check, [...place, 'sentAs'], sentAs);
  },
  writes: (name, { members, sentAs }) => {
    const written = isValues(sentAs) ? sentAs : members;
    return isValues(written) ? Object.values(written).map(String) : [typeof sentAs === 'string' ? sentAs : name];
  },
};
export default options;
