import { translate } from '../messages/i18n';

/** The classes of characters that a password must have; special is printable ASCII but letters, digits and space (SHR-003). */
export const characterClasses = { lower: /[a-z]/, upper: /[A-Z]/, digit: /[0-9]/, special: /[!-/:-@[-`{-~]/ };

/** The shared password rule (SHR-001, SHR-002): the text of what is wrong, or null. */
export const passwordProblem = (password: string): string | null => {
  if (/\p{Script=Han}/u.test(password)) return translate('literal.passwordChinese');
  const isComplete = Object.values(characterClasses).every((pattern) => pattern.test(password));
  return password.length < 8 || password.length > 20 || !isComplete ? translate('literal.passwordRule') : null;
};

/** The rule of a temporary password: first empty, space and Chinese, then the shared rule (SHR-005, CLI-037 to CLI-042). */
export const temporaryPasswordProblem = (password: string): string | null => {
  if (password === '') return translate('literal.temporaryPasswordEmpty');
  return password.includes(' ') ? translate('literal.temporaryPasswordSpace') : passwordProblem(password);
};
