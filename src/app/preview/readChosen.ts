import type { FileProblem } from '../../deployed/file/fileProblem';
import type { Source } from '../../deployed/file/readFile';
import { maxLength } from '../../deployed/file/tree';

/** A character of a text takes this many bytes at most. */
const bytesOfCharacter = 4;

/** A file that was chosen: what is read of it, or why nothing is. */
export type Chosen = { source: Source & { text: string } } | { problem: FileProblem };

const readChosenFile = async (file: File): Promise<Chosen> => {
  try {
    // of a file that is too large no more is read than shows that
    const bytes = await file.slice(0, (maxLength + 1) * bytesOfCharacter).arrayBuffer();
    return { source: { file: file.name, text: new TextDecoder().decode(bytes) } };
  } catch {
    return { problem: { file: file.name, line: 1, column: 1, code: 'Y000', message: 'the file cannot be read', hint: 'Choose it again.' } };
  }
};

/** Reads files that were chosen. Never rejects. */
export const readChosen = (files: readonly File[]) => Promise.all(files.map(readChosenFile));
