/** Reads a regular expression into a tree. The expression is a right one: the check of shapes has compiled it. */

/** A piece of a pattern. An atom matches one character; `empty` matches between characters. */
export type Node =
  | { is: 'atom'; source: string }
  | { is: 'empty' }
  | { is: 'sequence' | 'alternatives'; of: readonly Node[] }
  | { is: 'repeat'; of: Node; min: number; max: number }
  | { is: 'look'; of: Node };
/** The tree of a pattern, and whether it refers back to a group whose length varies. */
export type Pattern = { node: Node; hasVariableReference: boolean };

/** One token: an escape, a class, the start of a group, its end, a quantifier, a choice, an anchor or a character. */
const token =
  /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|c[a-z]|\d+|.)|\[(?:\\.|[^\]])*\]|\((?:\?(?:<?[=!]|[a-z-]*:|<[^>]*>))?|\)|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[|^$]|./gisu;
const quantifier = /^(?:[*+?]|\{(?<min>\d+)(?<comma>,(?<max>\d*))?\})\??$/;

/** How often a quantifier repeats; undefined for any other token. */
const timesOf = (text: string | undefined) => {
  const found = text === undefined ? null : quantifier.exec(text);
  if (!found) return undefined;
  const { min, comma, max } = found.groups!;
  if (min === undefined) return { min: text!.startsWith('+') ? 1 : 0, max: text!.startsWith('?') ? 1 : Infinity };
  const least = Number(min);
  return { min: least, max: comma === undefined ? least : max === '' ? Infinity : Number(max) };
};

/** Whether a piece of a pattern repeats something a varying number of times. */
export const varies = (node: Node): boolean => {
  if (node.is === 'repeat') return node.min !== node.max || varies(node.of);
  return (node.is === 'sequence' || node.is === 'alternatives') && node.of.some(varies);
};

/** Reads a pattern with the flag `u`. */
export const parsePattern = (pattern: string): Pattern => {
  const tokens = pattern.match(token) ?? [];
  const groups = new Map<string, Node>();
  let next = 0;
  let groupCount = 0;
  let hasVariableReference = false;

  const readReference = (name: string): Node => {
    const group = groups.get(name);
    // a group that is not closed yet is empty here
    if (!group) return { is: 'empty' };
    hasVariableReference ||= varies(group);
    return group;
  };
  const readGroup = (start: string): Node => {
    const name = /^\(\?<([^=!>][^>]*)>$/.exec(start)?.[1];
    const number = start === '(' || name !== undefined ? String((groupCount += 1)) : undefined;
    const of = readChoice();
    // the closing bracket
    next += 1;
    if (number !== undefined) groups.set(number, of);
    if (name !== undefined) groups.set(name, of);
    return /^\(\?<?[=!]$/.test(start) ? { is: 'look', of } : of;
  };
  const readOne = (): Node => {
    const text = tokens[next]!;
    next += 1;
    if (text.startsWith('(')) return readGroup(text);
    if (/^(?:[\^$]|\\[bB])$/.test(text)) return { is: 'empty' };
    const reference = /^\\(?:k<(.*)>|([1-9]\d*))$/.exec(text);
    return reference ? readReference((reference[1] ?? reference[2])!) : { is: 'atom', source: text };
  };
  const readSequence = (): Node => {
    const of: Node[] = [];
    while (next < tokens.length && tokens[next] !== '|' && tokens[next] !== ')') {
      const one = readOne();
      const times = timesOf(tokens[next]);
      if (times) next += 1;
      of.push(times ? { is: 'repeat', of: one, ...times } : one);
    }
    return { is: 'sequence', of };
  };
  const readChoice = (): Node => {
    const of = [readSequence()];
    while (tokens[next] === '|') {
      next += 1;
      of.push(readSequence());
    }
    return of.length === 1 ? of[0]! : { is: 'alternatives', of };
  };
  const node = readChoice();
  return { node, hasVariableReference };
};
