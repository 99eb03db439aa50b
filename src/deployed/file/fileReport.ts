/** Turns the problems of checks, whose places are ways into a declaration, into problems of a file. */
import { anyCall } from '../../schema/check/names';
import type { Place, Problem } from '../../schema/language/problem';
import { fileProblemText, isWarning, type FileProblem } from './fileProblem';
import { hintForKey, hintForMissing, hintForValue } from './hints';
import { misplaced } from './misplaced';
import type { Tree } from './tree';

/** Codes that are about a name, which may be a key of a map or a value. */
const aboutNames = ['R001', 'R014', 'R015', 'R025', 'R029', 'R036', 'R037', 'R038', 'R041', 'Y005', 'Y007', 'Y008', 'Y009', 'Y022'];

/** Whether a problem is about the key at its place, not about what stands there. */
const isAboutKey = ({ code, place, message }: Problem) => aboutNames.includes(code) && message.includes(`'${place.at(-1)}'`);

const positionText = ({ line, column }: FileProblem) => `${line}:${column}`;

/** A problem with a hint that knows what the file has at its place. */
const inFile = (problem: Problem, path: Place, tree: Tree): Problem => {
  const { code, hint } = problem;
  const hinted = (better: string | undefined): Problem => ({ ...problem, place: path, hint: better ?? hint });
  const key = String(path.at(-1));
  const siblings = tree.nodeAt(path.slice(0, -1))?.value;
  switch (code) {
    case 'R008':
      return hinted(
        hint === anyCall && path[0] === 'resources' ? 'Write one of the contract, or one under the path of the entity.' : undefined,
      );
    case 'R014':
    case 'R036':
      return hinted(hintForKey(key, tree.nodeAt(path)?.value, siblings, hint));
    case 'R022':
      return hinted(hintForValue(tree.nodeAt(path)?.value, hint));
    case 'R037':
      return hinted(hintForMissing(key, siblings));
    default:
      return hinted(undefined);
  }
};

/** A key of the entity at the wrong depth: as an unknown key, or as a field that is none. */
const misplacedAt = ({ code }: Problem, path: Place, tree: Tree) => {
  if (code === 'R036' || (code === 'R022' && path.at(-2) === 'fields')) return misplaced(tree, path);
  return code === 'R037' && path.at(-1) === 'kind' ? misplaced(tree, path.slice(0, -1)) : undefined;
};

/** Collects the problems of one entry of a file. */
export const createFileReport = (file: string, tree: Tree) => {
  const problems: FileProblem[] = [];
  const misplacedKeys: Place[] = [];
  const isBelowMisplaced = (path: Place) => misplacedKeys.some((place) => place.every((step, i) => path[i] === step));
  const add = (problem: Problem, path: Place) => {
    const moved = misplacedAt(problem, path, tree);
    if (moved) misplacedKeys.push(moved.place);
    const shown = moved ?? inFile(problem, path, tree);
    const { code, message, hint, place } = shown;
    problems.push({ file, ...tree.positionOf(place, isAboutKey(shown) ? 'key' : 'value'), code, message, hint });
  };
  return {
    problems,
    /** The places of keys that belong outside of the key that holds them. */
    misplacedKeys,
    report: (code: string, path: Place, message: string, hint: string) => add({ code, place: path, message, hint }, path),
    /** Adds problems of an expanded declaration; where the file has a problem already, they are its echo. */
    addEchoes: (found: readonly Problem[], fromOf: (place: Place) => Place) => {
      const taken = new Set(problems.filter((problem) => !isWarning(problem)).map(positionText));
      const lines = new Set(problems.map(fileProblemText));
      const before = problems.length;
      for (const problem of found) {
        const path = fromOf(problem.place);
        // it is in the file, and the shape check has taken it away
        const isInFile = problem.code === 'R037' && tree.nodeAt(path) !== undefined;
        if (!isInFile && !isBelowMisplaced(path)) add(problem, path);
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
