/** Turns a pattern into an automaton whose paths are those that the matcher of a browser tries. */
import { varies, type Node } from './parsePattern';

/** Characters that stand for all others: ASCII, and a few of each kind of script, digit, mark and space. */
const samples = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'\u00e9\u00df\u0416\u0639\u4e2d\u30a2\ud55c\u01c5\u0301\u0663\u3000\u20ac\u{1f600}',
];

/** Every character of the basic plane, and one of sixteen beyond it. */
const everyCharacter = function* () {
  for (let code = 128; code < 0x20000; code += code < 0x10000 ? 1 : 16)
    if (code < 0xd800 || code > 0xdfff) yield String.fromCodePoint(code);
};

/** The states of a pattern: one for each atom, with copies of what repeats a few times. */
export type Automaton = {
  /** For each state the classes of characters that it matches. */
  classes: readonly ReadonlySet<number>[];
  /** For each state the states that may follow, with the number of ways to get there without a character, at most 2. */
  follow: readonly ReadonlyMap<number, number>[];
};
/** Ways into and out of a piece, by state, and the number of ways to match it without a character. */
type Piece = { empty: number; first: ReadonlyMap<number, number>; last: ReadonlyMap<number, number> };

/** Repetitions up to this number are copied; higher ones count as endless. */
const maxCopies = 30;
/** More states are not looked at. */
const maxStates = 300;
/** Nor are more pieces: copies of an empty group have no states. */
const maxPieces = 20_000;

const none: ReadonlyMap<number, number> = new Map();
const capped = (count: number) => Math.min(count, 2);
const sum = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>, times = 1): ReadonlyMap<number, number> => {
  if (times === 0) return a;
  const all = new Map(a);
  for (const [state, count] of b) all.set(state, capped((all.get(state) ?? 0) + count * times));
  return all;
};

/** For each atom the classes of characters that it matches. Characters that no atom tells apart are one class. */
const classesOf = (pattern: string, sources: readonly string[]) => {
  const written = [...pattern.matchAll(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/gi)]
    .map(([, ...codes]) => Number.parseInt(codes.find(Boolean)!, 16))
    .filter((code) => code <= 0x10ffff)
    .map((code) => String.fromCodePoint(code));
  // scripts and categories of Unicode meet in characters that no short list has
  const others = /\\p/i.test(pattern) ? everyCharacter() : [];
  const matchers = [...new Set(sources)].map((source) => ({ source, matcher: new RegExp(`^(?:${source})$`, 'u') }));
  const bySignature = new Map<string, number>();
  const found = new Map(matchers.map(({ source }) => [source, new Set<number>()]));
  for (const characters of [samples, pattern, written, others])
    for (const character of characters) {
      let signature = '';
      for (const { matcher } of matchers) signature += matcher.test(character) ? '1' : '0';
      if (bySignature.has(signature)) continue;
      bySignature.set(signature, bySignature.size);
      for (const [i, { source }] of matchers.entries()) if (signature[i] === '1') found.get(source)!.add(bySignature.size);
    }
  return sources.map((source) => found.get(source)!);
};

/**
 * The automaton of a pattern; undefined where it would have too many states.
 *
 * @param areOptionsLoops whether what may be missing, and what repeats a limited number of times, counts as repeating endlessly:
 *   many of them together take as long
 */
export const createAutomaton = (pattern: string, node: Node, areOptionsLoops: boolean): Automaton | undefined => {
  const sources: string[] = [];
  const follow: Map<number, number>[] = [];
  const link = (from: ReadonlyMap<number, number>, to: ReadonlyMap<number, number>) => {
    for (const [state, ways] of from)
      for (const [target, count] of to) follow[state]!.set(target, capped((follow[state]!.get(target) ?? 0) + ways * count));
  };
  const nothing: Piece = { empty: 1, first: none, last: none };
  const inOrder = (a: Piece, b: Piece): Piece => {
    link(a.last, b.first);
    return { empty: capped(a.empty * b.empty), first: sum(a.first, b.first, a.empty), last: sum(b.last, a.last, b.empty) };
  };
  const optional = (piece: Piece): Piece => ({ ...piece, empty: capped(piece.empty + 1) });
  const endless = (of: Node, min: number): Piece => {
    const piece = build(of);
    link(piece.last, piece.first);
    // a repetition does not go on with nothing
    return min === 0 ? { ...piece, empty: 1 } : piece;
  };
  const repeated = (of: Node, min: number, max: number): Piece => {
    const isLoop = areOptionsLoops && max > 1 ? true : areOptionsLoops && min === 0 && !varies(of);
    if (isLoop || (max !== Infinity && max > maxCopies) || min > maxCopies) return endless(of, min);
    let piece = nothing;
    if (max === Infinity) piece = endless(of, Math.min(min, 1));
    else for (let i = min; i < max; i += 1) piece = optional(inOrder(build(of), piece));
    for (let i = max === Infinity ? 1 : 0; i < min; i += 1) piece = inOrder(build(of), piece);
    return piece;
  };
  let pieces = 0;
  const isTooLarge = () => sources.length > maxStates || pieces > maxPieces;
  const build = (each: Node): Piece => {
    pieces += 1;
    if (isTooLarge()) return nothing;
    switch (each.is) {
      case 'atom': {
        const state = sources.push(each.source) - 1;
        follow.push(new Map());
        const itself = new Map([[state, 1]]);
        return { empty: 0, first: itself, last: itself };
      }
      case 'sequence':
        return each.of.reduce((piece, one) => inOrder(piece, build(one)), nothing);
      case 'alternatives':
        return each.of
          .map(build)
          .reduce((a, b) => ({ empty: capped(a.empty + b.empty), first: sum(a.first, b.first), last: sum(a.last, b.last) }));
      case 'repeat':
        return repeated(each.of, each.min, each.max);
      default:
        return nothing;
    }
  };
  build(node);
  return isTooLarge() ? undefined : { classes: classesOf(pattern, sources), follow };
};
