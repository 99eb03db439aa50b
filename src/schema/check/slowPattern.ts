/** Longer patterns are refused unread. */
const maxLength = 300;
/** One piece of a pattern: an escape, a class, the start or end of a group, a repetition without or with a limit, a choice. */
const piece = /\\.|\[(?:\\.|[^\]])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)|[*+]|\{\d+,\d*\}|\{\d+\}|\?|\||./gsu;
const isOpenEnded = (text: string | undefined) => text !== undefined && /^(?:[*+]|\{\d+,\})$/.test(text);

/**
 * Whether matching a pattern may take for ever: a group that repeats without a limit and has a repetition or a choice in it. A
 * guess that is wrong on the safe side.
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
      if (isAmbiguous && isOpenEnded(pieces[i + 1])) return true;
      // what is ambiguous within a group is so for the one around it
      if (isAmbiguous && groups.length > 0) groups[groups.length - 1] = true;
    } else if (/^(?:[*+|]|\{\d+,\d*\})$/.test(each) && groups.length > 0) groups[groups.length - 1] = true;
  }
  return false;
};
