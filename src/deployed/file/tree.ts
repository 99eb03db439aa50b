/** Reads YAML into values whose places in the file are known. The one module that knows the parser. */
import { CORE_SCHEMA, EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException, type Event, type ScalarEvent } from 'js-yaml';
import type { Place } from '../../schema/language/problem';
import type { FileProblem, Position } from './fileProblem';
import { damageIn, maxDepth, syntaxProblem } from './syntax';

/** A value of a file, and where it starts: an offset into the text. */
export type Node = { start: number; value: unknown; entries?: ReadonlyMap<string, Entry>; items?: readonly Node[] };
/** A value with its key. */
type Entry = { key: number; node: Node };

/** A file that was read: its values, and where each of them stands. */
export type Tree = {
  value: unknown;
  /** What YAML itself is wrong in, each with the way to it: what stands there is left out. */
  problems: (FileProblem & { path: Place })[];
  /** Where a key, or the value at it, stands; of what is not in the file the innermost that is. */
  positionOf: (path: Place, of: 'key' | 'value') => Position;
  /** What stands at a path. */
  nodeAt: (path: Place) => Node | undefined;
};

/** Files are written by hand; whatever is larger is none. In characters. */
export const maxLength = 256 * 1024;

/** Line and column of an offset, both from 1 on. */
const positionsIn = (text: string) => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset: number): Position => {
    // the last line that starts at the offset or before it
    let [line, after] = [1, starts.length + 1];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if (starts[middle - 1]! <= offset) line = middle;
      else after = middle;
    }
    return { line, column: offset - starts[line - 1]! + 1 };
  };
};

/** A text in the quotes that word processors write. YAML takes them for letters. */
const curlyQuoted = /^[\u2018\u2019\u201C\u201D\u201E][^\u2018\u2019\u201C\u201D\u201E]*[\u2018\u2019\u201C\u201D]$/u;

/** Builds the nodes of one document from its events, and reports what the language leaves out of YAML. */
const createReader = (
  text: string,
  events: readonly Event[],
  reportAt: (path: Place, at: number, code: string, message: string, hint: string) => void,
) => {
  let next = 0;
  /** The way to what is being read. */
  const path: (string | number)[] = [];
  const report = (at: number, code: string, message: string, hint: string) => reportAt([...path], at, code, message, hint);
  const seesExtras = ({ anchorStart, tagStart = -1 }: { anchorStart: number; tagStart?: number }) => {
    if (anchorStart >= 0) report(anchorStart - 1, 'Y004', 'an anchor stands here', 'Write the value where it is needed.');
    if (tagStart >= 0) report(tagStart, 'Y004', 'a tag stands here', 'Take it away; quotes make a text.');
  };
  const scalarOf = (event: ScalarEvent): unknown => {
    const written = getScalarValue(text, event);
    if (event.style === SCALAR_STYLE.PLAIN && curlyQuoted.test(written)) {
      const inner = written.slice(1, -1);
      report(event.valueStart, 'Y012', 'these are curly quotes', `Write straight ones: '${inner}'.`);
      return inner;
    }
    return event.style === SCALAR_STYLE.PLAIN ? CORE_SCHEMA.resolveImplicitScalarTag(written).value : written;
  };
  /** The quotes of a text belong to it. */
  const startOf = ({ valueStart, style }: ScalarEvent) =>
    style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED ? valueStart - 1 : valueStart;

  /** The next value. @param before where an empty value counts as standing */
  const read = (before: number): Node => {
    const event = events[next]!;
    next += 1;
    switch (event.type) {
      case EVENT_ID.SCALAR:
        seesExtras(event);
        return { start: event.valueStart < 0 ? before : startOf(event), value: scalarOf(event) };
      case EVENT_ID.ALIAS:
        report(event.anchorStart - 1, 'Y004', 'an alias stands here', 'Write the value here.');
        return { start: event.anchorStart - 1, value: undefined };
      case EVENT_ID.SEQUENCE: {
        seesExtras(event);
        const items: Node[] = [];
        while (events[next]!.type !== EVENT_ID.POP) {
          path.push(items.length);
          items.push(read(event.start));
          path.pop();
        }
        next += 1;
        return { start: event.start, value: items.map(({ value }) => value), items };
      }
      case EVENT_ID.MAPPING: {
        seesExtras(event);
        return readMap(event.start);
      }
      default:
        throw new Error('A document stands within another');
    }
  };
  const readMap = (start: number): Node => {
    const entries = new Map<string, Entry>();
    while (events[next]!.type !== EVENT_ID.POP) {
      const event = events[next]!;
      const key = read(start);
      const isText = event.type === EVENT_ID.SCALAR;
      const name = isText ? getScalarValue(text, event).replace(curlyQuoted, (quoted) => quoted.slice(1, -1)) : '';
      path.push(name);
      const node = read(key.start);
      if (!isText) report(key.start, 'Y005', 'this is no key', "Write a text; '{name}' stands in quotes.");
      else if (name in {}) report(key.start, 'Y005', `'${name}' is a reserved name`, 'Use another one.');
      else if (name === '<<') report(key.start, 'Y004', 'a merge key stands here', 'Write the keys here.');
      else if (entries.has(name)) report(key.start, 'Y006', `'${name}' stands there twice`, 'Remove one of them.');
      else entries.set(name, { key: key.start, node });
      path.pop();
    }
    next += 1;
    return { start, value: Object.fromEntries([...entries].map(([name, { node }]) => [name, node.value])), entries };
  };
  return () => {
    // the first event opens the document
    next = 1;
    return events[next]!.type === EVENT_ID.POP ? { start: 0, value: undefined } : read(0);
  };
};

const eventsOf = (text: string): { events: readonly Event[]; failure?: YAMLException } => {
  try {
    return { events: parseEvents(text, { maxDepth }) };
  } catch (error) {
    if (error instanceof YAMLException) return { events: [], failure: error };
    throw error;
  }
};

/** Reads a file of at most `longest` characters. Of a mistake in its syntax the first is told, of everything else all; what is wrong is left out. */
export const readTree = (file: string, written: string, longest = maxLength): Tree => {
  const text = written.replace(/^\uFEFF/, '');
  const positionAt = positionsIn(text);
  const problems: Tree['problems'] = [];
  const reportAt = (path: Place, offset: number, code: string, message: string, hint: string) =>
    problems.push({ file, ...positionAt(Math.max(0, offset)), path, code, message, hint });
  const report = (offset: number, code: string, message: string, hint: string) => reportAt([], offset, code, message, hint);
  const readRoot = (): Node => {
    const nothing = { start: 0, value: undefined };
    if (text.length > longest) {
      report(0, 'Y002', 'the file is larger than 256 kB', 'Divide it: config.json may name several.');
      return nothing;
    }
    const { events, failure } = eventsOf(text);
    const broken = damageIn(text) ?? (failure && syntaxProblem(text, failure.mark?.position ?? 0, failure.reason));
    if (broken) {
      report(broken.offset, 'Y001', broken.message, broken.hint);
      return nothing;
    }
    const documents = events.filter((event) => event.type === EVENT_ID.DOCUMENT);
    if (documents.some(({ directives }) => directives.length > 0)) report(0, 'Y003', 'a directive stands here', 'Take the line away.');
    if (documents.length > 1) report(0, 'Y003', 'there are several documents', 'Write one; the line --- divides.');
    if (documents.length === 0 || problems.length > 0) return nothing;
    return createReader(text, events, reportAt)();
  };
  const root = readRoot();
  const walk = (path: Place) => {
    let at: Entry = { key: root.start, node: root };
    let steps = 0;
    for (const step of path) {
      const next = typeof step === 'number' ? at.node.items?.[step] : at.node.entries?.get(step);
      if (!next) break;
      at = 'node' in next ? next : { key: next.start, node: next };
      steps += 1;
    }
    return { ...at, isFound: steps === path.length };
  };
  return {
    value: root.value,
    problems,
    positionOf: (path, of) => {
      const { key, node, isFound } = walk(path);
      return positionAt(of === 'key' && isFound ? key : node.start);
    },
    nodeAt: (path) => {
      const { node, isFound } = walk(path);
      return isFound ? node : undefined;
    },
  };
};
