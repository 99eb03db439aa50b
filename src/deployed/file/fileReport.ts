/** Turns the problems of checks, whose places are ways into a declaration, into problems of a file. */
import { anyCall } from '../../schema/check/names';
import type { Place, Problem } from '../../schema/language/problem';
import { fileProblemText, isWarning, type FileProblem } from './fileProblem';
import { hintForKey, hintForMissing, hintForValue } from './hints';
import type { Tree } from './tree';

/** Codes that are about a name, which may be a key of a map or a value. */
const aboutNames = ['R001', 'R014', 'R015', 'R025', 'R029', 'R036', 'R037', 'R038', 'R041', 'Y005', 'Y007', 'Y008', 'Y009', 'Y022'];

/** Whether a problem is about the key at its place, not about what stands there. */
const isAboutKey = ({ code, place, message }: Problem) => aboutNames.includes(code) && message.includes(`'${place.at(-1)}'`);

const positionText = ({ line, column }: FileProblem) => `${line}:${column}`;

/** A hint that knows what stands in the file. */
const betterHint = ({ code, hint }: Problem, path: Place, tree: Tree) => {
  if (code === 'R022') return hintForValue(tree.nodeAt(path)?.value, hint);
  if (code === 'R008' && hint === anyCall && path[0] === 'resources')
    return 'Write one of the contract, or one under the path of the entity.';
  const key = String(path.at(-1));
  const siblings = tree.nodeAt(path.slice(0, -1))?.value;
  if (code === 'R037') return hintForMissing(key, siblings);
  return code === 'R036' || code === 'R014' ? hintForKey(key, tree.nodeAt(path)?.value, siblings, hint) : undefined;
};

/** Collects the problems of one entry of a file. */
export const createFileReport = (file: string, tree: Tree) => {
  const problems: FileProblem[] = [];
  const add = (problem: Problem, path: Place) => {
    const { code, message, hint } = problem;
    const isKey = isAboutKey({ ...problem, place: path });
    const better = betterHint(problem, path, tree);
    problems.push({ file, ...tree.positionOf(path, isKey ? 'key' : 'value'), code, message, hint: better ?? hint });
  };
  return {
    problems,
    report: (code: string, path: Place, message: string, hint: string) => add({ code, place: path, message, hint }, path),
    /** Adds problems of an expanded declaration; where the file has a problem already, they are its echo. */
    addEchoes: (found: readonly Problem[], fromOf: (place: Place) => Place) => {
      const taken = new Set(problems.filter((problem) => !isWarning(problem)).map(positionText));
      const lines = new Set(problems.map(fileProblemText));
      const before = problems.length;
      for (const problem of found) {
        const path = fromOf(problem.place);
        // it is in the file, and the shape check has taken it away
        if (problem.code !== 'R037' || !tree.nodeAt(path)) add(problem, path);
      }
      const added = problems.splice(before);
      for (const each of added) {
        const line = fileProblemText(each);
        if (taken.has(positionText(each)) || lines.has(line)) continue;
        lines.add(line);
        problems.push(each);
      }
    },
  };
};
export type FileReport = ReturnType<typeof createFileReport>;
