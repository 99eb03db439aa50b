import { readDay } from '../../../format/day';
import { emailPattern } from '../../../format/email';
import { passwordProblem } from '../../../format/password';
import { translate } from '../../../messages/i18n';
import { isWebLink } from '../../../format/webLink';

/** What a text is; `forms.ts` has the form in which it is checked and sent. */
type Format = {
  /** The error of a missing value. Default: "{label} cannot be empty". */
  empty?: () => string;
  /** What is wrong with it; null for nothing. */
  problem: (text: string) => string | null;
};
const wrong = (isRight: boolean, message: 'literal.correctFormat' | 'literal.userNameRule' = 'literal.correctFormat') =>
  isRight ? null : translate(message);

/** The formats of the specification, each with its own words. */
export const formats = {
  /** SHR-010, SHR-012 */
  email: { problem: (text) => wrong(emailPattern.test(text)) },
  /** 8-15 characters; typing stops where the field says (SHR-008, SHR-009). */
  username: {
    empty: () => translate('literal.userNameRule'),
    problem: (text) => wrong(text.length >= 8 && text.length <= 15, 'literal.userNameRule'),
  },
  /** SHR-001 to SHR-003 */
  password: { empty: () => translate('literal.temporaryPasswordEmpty'), problem: passwordProblem },
  /** An address that leaves the portal safely (SHR-072). */
  url: { problem: (text) => wrong(isWebLink(text)) },
  /** A day as yyyy/MM/dd that exists (SHR-018). */
  day: { problem: (text) => wrong(readDay(text) !== null) },
  /** A code, a number or a phone number: full-width characters become half-width ones, and invisible ones are removed (SHR-014). */
  code: { problem: () => null },
  /** A person's name: a search finds it by any apostrophe (PLT-098). */
  name: { problem: () => null },
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
export const formatOf = (name: FormatName | undefined): Format | undefined => name && formats[name];
