import { createAutomaton } from './patterns/createAutomaton';
import { degreeOf } from './patterns/degree';
import { parsePattern, type Node } from './patterns/parsePattern';

/** Longer patterns are refused unread. */
const maxLength = 300;
/** The time may grow with the square of the length: people enter a few thousand characters at most. */
const maxDegree = 2;
/** More pieces are not matched in reasonable time. */
const maxSize = 100_000;
/** So many parts that may be missing take no time worth mentioning, whatever the others are. */
const maxOptions = 10;

const childrenOf = (node: Node): readonly Node[] => {
  if (node.is === 'sequence' || node.is === 'alternatives') return node.of;
  return node.is === 'repeat' || node.is === 'look' ? [node.of] : [];
};
/** How many pieces a pattern has when what repeats is written out: even empty ones are tried each. */
const sizeOf = (node: Node): number => {
  const inner = childrenOf(node).reduce((all, each) => all + sizeOf(each), 1);
  return node.is === 'repeat' ? inner * Math.max(1, node.min) : inner;
};
/** How many parts of a pattern may be missing. */
const optionsIn = (node: Node): number => {
  const inner = childrenOf(node).reduce((all, each) => all + optionsIn(each), 0);
  if (node.is !== 'repeat') return inner;
  const times = node.max === Infinity ? Math.max(1, node.min) : Math.max(1, node.max);
  return inner * times + (node.max === Infinity ? 0 : node.max - node.min);
};
/** The parts of a pattern that look ahead or behind. @param isRepeated whether one of those around them repeats */
const looksIn = (node: Node, isRepeated = false): { of: Node; isRepeated: boolean }[] => [
  ...(node.is === 'look' ? [{ of: node.of, isRepeated }] : []),
  ...childrenOf(node).flatMap((each) => looksIn(each, isRepeated || node.is === 'repeat')),
];

const degreeOfNode = (pattern: string, node: Node): number => {
  const exact = createAutomaton(pattern, node, false);
  const loose = exact === undefined || optionsIn(node) > maxOptions ? createAutomaton(pattern, node, true) : undefined;
  return Math.max(...[exact, loose].map((automaton) => (automaton ? degreeOf(automaton, maxDegree) : 0)), (exact ?? loose) ? 0 : Infinity);
};

/**
 * Why matching a pattern may take for ever, as a hint; undefined where it does not. Its time doubles with each character of a text,
 * or grows faster than the square of the length: found by the ways in which the parts of the pattern can divide a text among them.
 * A pattern that refers back to a group whose length varies is refused too. Some patterns are refused that are quick on every text.
 *
 * @param isSearched whether it is tried at every place of a text, as if it began with any text. Default: it matches whole texts.
 */
export const hintForSlow = (pattern: string, isSearched = false): string | undefined => {
  if (pattern.length > maxLength) return `Write at most ${maxLength} characters.`;
  const beginsAtStart = pattern.startsWith('^') && !pattern.includes('|');
  const { node, hasVariableReference } = parsePattern(isSearched && !beginsAtStart ? `[\\s\\S]*(?:${pattern})` : pattern);
  if (sizeOf(node) > maxSize) return 'Repeat no group so often.';
  if (hasVariableReference) return 'Refer back to no group that has a repetition in it.';
  const outer = degreeOfNode(pattern, node);
  const looks = looksIn(node).map(({ of, isRepeated }) => degreeOfNode(pattern, of) + (isRepeated ? Math.max(1, outer) : 0));
  const degree = Math.max(outer, ...looks);
  if (degree <= maxDegree) return undefined;
  return degree === Infinity
    ? 'Repeat no group that has a repetition or a choice in it.'
    : 'Let repetitions in a row match different characters.';
};

/** Whether matching a pattern may take for ever. */
export const isSlow = (pattern: string): boolean => hintForSlow(pattern) !== undefined;
