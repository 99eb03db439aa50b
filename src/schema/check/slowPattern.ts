/** Longer patterns are refused unread. */
const maxLength = 300;
/** One piece of a pattern: an escape, a class, the start or end of a group, a repetition without or with a limit, a choice. */
const piece = /\\.|\[(?:\\.|[^\]])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)|[*+]|\{\d+,\d*\}|\{\d+\}|\?|\||./gsu;
/** A repetition of two times or more. */
const repeats = (text: string | undefined) => text !== undefined && /^(?:[*+]|\{\d+,\}|\{(?:\d+,)?(?:[2-9]|\d{2,})\})$/.test(text);

/**
 * Whether matching a pattern may take for ever: a group that repeats and has in it a repetition, a choice or something that may
 * be missing. A guess: some harmless patterns are refused, and those that take long without such a group are not found.
 */
export const isSlow = (pattern: string): boolean => {
  if (pattern.length > maxLength) return true;
  const pieces = pattern.match(piece) ?? [];
  /** For each group that is open, whether it can match one text in several ways. */
  const groups: boolean[] = [];
  for (const [i, each] of pieces.entries()) {
    if (each.startsWith('(')) groups.push(false);
    else if (each === ')') {
      const isAmbiguous = groups.pop() ?? false;
      if (isAmbiguous && repeats(pieces[i + 1])) return true;
      // what is ambiguous within a group is so for the one around it
      if (isAmbiguous && groups.length > 0) groups[groups.length - 1] = true;
    } else if (/^(?:[*+?|]|\{\d+,\d*\})$/.test(each) && groups.length > 0) groups[groups.length - 1] = true;
  }
  return false;
};
