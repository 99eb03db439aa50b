import type { FileProblem } from '../../deployed/file/fileProblem';
import type { Source } from '../../deployed/file/readFile';
import { maxLength } from '../../deployed/file/tree';

/** A character of a text takes this many bytes at most. */
const bytesOfCharacter = 4;

/** A file that was chosen: what is read of it, or why nothing is. */
export type Chosen = { source: Source & { text: string } } | { problem: FileProblem };

const readSource = async (file: File): Promise<Chosen> => {
  const problem = (message: string, hint: string): Chosen => ({
    problem: { file: file.name, line: 1, column: 1, code: 'Y000', message, hint },
  });
  try {
    // of a file that is too large no more is read than shows that
    const bytes = await file.slice(0, (maxLength + 1) * bytesOfCharacter).arrayBuffer();
    const text = new TextDecoder().decode(bytes);
    if (text.trim() === '') return problem('the file is empty', 'Write language: 1, and resources, changes or lookups.');
    if (text.length <= maxLength && /[\0\uFFFD]/.test(text)) return problem('the file is not text', 'Choose a YAML file in UTF-8.');
    return { source: { file: file.name, text } };
  } catch {
    return problem('the file cannot be read', 'Choose it again.');
  }
};

/** Reads files that were chosen. Never rejects. */
export const readSources = (files: readonly File[]) => Promise.all(files.map(readSource));
