const tag = /<(AMT[1-4])>|&lt;(AMT[1-4])&gt;/g;
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text with its tags filled from a row of the client list; those without a value stay. */
export const filled = (text: string | null | undefined, row: Readonly<Record<string, string>> | null) =>
  (text ?? '').replaceAll(tag, (whole: string, plain?: string, escaped?: string) => row?.[(plain ?? escaped)!] ?? whole);
/** The same of HTML: a value is text and no markup. */
export const filledHtml = (html: string | null | undefined, row: Readonly<Record<string, string>> | null) =>
  filled(html, row && (Object.fromEntries(Object.entries(row).map(([name, value]) => [name, escape(value)])) as Record<string, string>));
