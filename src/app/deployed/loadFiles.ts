import type { Source } from '../../deployed/file/readFile';

/** Milliseconds until a file that does not come counts as missing: the portal does not wait for it. */
const patience = 3_000;

const loadFile = async (file: string): Promise<Source> => {
  try {
    const response = await fetch(`./${file}`, { cache: 'no-cache', signal: AbortSignal.timeout(patience) });
    if (!response.ok) return { file, missing: `the file is not there: HTTP ${response.status}` };
    const text = await response.text();
    // hosts of one page answer with it in place of a file that is not there
    if (/^\s*<(!doctype|html)/i.test(text)) return { file, missing: 'an HTML page stands in place of the file' };
    return { file, text };
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError';
    return { file, missing: isLate ? 'the file does not come within 3 seconds' : 'the file cannot be loaded' };
  }
};

/** Fetches files beside the page. Never rejects: of a file that does not come it is told why. */
export const loadFiles = (files: readonly string[]) => Promise.all(files.map(loadFile));
