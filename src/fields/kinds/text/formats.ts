import { readDay } from '../../../format/day';
import { emailPattern } from '../../../format/email';
import { passwordProblem } from '../../../format/password';
import { translate } from '../../../messages/i18n';
import { isWebLink } from '../../../format/webLink';

/** What a text is: what is said when it is missing and required, unless it is "{label} cannot be empty", and what is wrong with it. */
type Format = { empty?: () => string; problem: (text: string) => string | null };
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
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
export const formatOf = (name: FormatName | undefined): Format | undefined => name && formats[name];
