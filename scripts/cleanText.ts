/** Characters that move a terminal's cursor, hide text or turn its direction, and every kind of blank but the space. */
const unprintable = /[\p{C}\s]/gu;

/**
 * A text from outside for a terminal or a report: at most `longest` characters, without control characters. The text is cut
 * before anything else looks at it, so a text of any length costs the same.
 */
export const cleanText = (text: string, longest: number): string => {
  const start = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  return start.replaceAll(unprintable, ' ');
};
