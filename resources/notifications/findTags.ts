/** Text that looks like a tag of an amount, in any case, with any digits, blanks or full-width characters. */
const tagLike = /[<＜]\s*[aａ][mｍ][tｔ]\s*(?:[\d０-９]+\s*)?[>＞]/giu;

/** Returns each text that looks like a tag of an amount once. */
export const findTags = (text: string | null | undefined): string[] => [...new Set(text?.match(tagLike))];
