/**
 * What a text is. `code`: a code, number, day, email or phone number. `plain`: an address, or a text that is searched for. `name`:
 * a person's name that is searched for. `line` and `lines`: a text that people read, of one or of several lines.
 */
export type TextForm = 'code' | 'plain' | 'name' | 'line' | 'lines';

/** Printable ASCII characters with single spaces between them: every form has them as they are. */
const unchanged = /^[!-~]+(?: [!-~]+)*$/;
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
// emoji and some scripts need variation selectors, and joiners between characters that are not ASCII
const isolated = /(?![\u200c\u200d\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const strayJoiners = /(?<![^\s\p{ASCII}])[\u200c\u200d]|[\u200c\u200d](?![^\s\p{ASCII}])/gu;
const controls = /(?![\t\n\r])\p{Cc}/gu;
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb\u2800]/u;
const apostrophes = /[‘’‛ʼ]/g;

/** Whether no character of a text can be seen. */
export const isBlank = (text: string) => !visible.test(text);

const withPlainBlanks = (text: string) => text.replaceAll(controls, '').replaceAll(/\s+/g, ' ').trim();
const withPlainApostrophes = (text: string) => text.replaceAll(apostrophes, "'");
const withoutControls = (text: string) => (isBlank(text) ? '' : text.replaceAll(controls, ''));
const plain = (text: string) => withPlainBlanks(text.replaceAll(isolated, '').replaceAll(strayJoiners, ''));

const forms: Readonly<Record<TextForm, (text: string) => string>> = {
  code: (text) => withPlainApostrophes(withPlainBlanks(text.normalize('NFKC').replaceAll(invisible, ''))),
  plain,
  name: (text) => withPlainApostrophes(plain(text)),
  line: (text) => withoutControls(text).replaceAll(/[\t\n\r\u2028\u2029]+/g, ' ').trim(), // prettier-ignore
  lines: (text) => withoutControls(text).trim(),
};

/**
 * A text as the portal checks, compares and sends it, without blanks around it. In codes, searches and addresses invisible
 * characters are removed and any blanks become one space; codes also get half-width characters. From texts that people read only
 * control characters are removed, and a text without a visible character becomes empty. Passwords are never normalised.
 *
 * @example normaliseText('\u202AＣ１０００１\u202C', 'code') // "C10001"
 */
export const normaliseText = (text: string, form: TextForm): string => (unchanged.test(text) ? text : forms[form](text));

const comparable = (text: string) => normaliseText(text, 'code').toLowerCase();

/** Finds labels that contain a text, ignoring case, width and the kind of apostrophes. @example names.filter(containing('o’b')) */
export const containing = (typed: string) => {
  const part = comparable(typed);
  return (label: string) => comparable(label).includes(part);
};
