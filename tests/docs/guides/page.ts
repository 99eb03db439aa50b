/** The code blocks of a page of the docs, and what a reader does with them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addCrudCalls } from '../../../contract/crudCalls';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A code block. `file` is the file that it creates or edits: it goes in front of the text `before`, or in place of `replace`. */
export type Block = { language: string; about: string; file?: string; before?: string; replace?: string; text: string };

const attribute = (about: string, name: string) => new RegExp(`${name}=(?:"([^"]+)"|(\\S+))`).exec(about)?.slice(1).find(Boolean);

export const blocksIn = (markdown: string): Block[] =>
  [...markdown.matchAll(/```(\w+)([^\n]*)\n([\s\S]*?)```/g)].map(([, language, about, text]) => ({
    language: language!,
    about: about!.trim(),
    file: attribute(about!, 'file'),
    before: attribute(about!, 'before'),
    replace: attribute(about!, 'replace'),
    text: text!,
  }));

/** The blocks of a page whose file, or place in that file, the text since the block before does not name: readers see only the text. */
export const unnamedBlocks = (markdown: string): string[] => {
  const parts = markdown.split(/```\w+[^\n]*\n[\s\S]*?```/);
  return blocksIn(markdown).flatMap(({ file, before, replace }, i) => {
    // blocks of one file that follow each other share a text
    const text = parts[i]!.trim() === '' && i > 0 ? parts[i - 1]! : parts[i]!;
    const names = [file, before, replace].flatMap((name) => name?.trim() ?? []);
    return names.filter((name) => !text.includes(`\`${name}\``));
  });
};

/** The blocks of a page, given by its path from the root of the project. */
export const blocksOf = (page: string) => blocksIn(readFileSync(join(root, page), 'utf8'));

/** Replaces a text in a file. @throws Error unless the text stands there exactly once */
export const edited = (file: string, content: string, mark: string, text: string) => {
  const count = content.split(mark).length - 1;
  if (count !== 1) throw new Error(`"${mark}" is ${count} times in ${file}, and has to be there once`);
  return content.replace(mark, () => text);
};

/** The commands of a page, in order. */
export const commandsOf = (blocks: readonly Block[]) =>
  blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.trim().split('\n'));

const addCommand = 'npm run contract:add --';
/** The commands of a page that add calls to the contract or generate its types. */
export const contractCommands = (blocks: readonly Block[]) =>
  commandsOf(blocks).filter((line) => line.startsWith(addCommand) || line === 'npm run contract');

/** Does to the contract in a folder what a command says, without generating its types, which takes seconds. */
export const addToContract = (folder: string, command: string) => {
  if (!command.startsWith(addCommand)) return;
  const args = execFileSync('sh', ['-c', command.replace(addCommand, String.raw`printf '%s\0'`)], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
  const file = join(folder, 'contract/cms.openapi.yaml');
  writeFileSync(file, addCrudCalls(readFileSync(file, 'utf8'), args));
};

/**
 * Creates and edits files as blocks say, all of them or none.
 *
 * @returns the paths of these files
 * @throws Error when a text to be replaced is missing or not unique
 */
export const applyBlocks = (folder: string, blocks: readonly Block[]) => {
  const changed = new Map<string, string>();
  const read = (file: string) => {
    const path = join(folder, file);
    if (!changed.has(file) && !existsSync(path)) throw new Error(`${file} does not exist`);
    return changed.get(file) ?? readFileSync(path, 'utf8');
  };
  for (const { file, before, replace, text } of blocks) {
    if (!file) continue;
    if (before) changed.set(file, edited(file, read(file), before, text + before));
    else if (replace) changed.set(file, edited(file, read(file), replace, text.trim()));
    else changed.set(file, text);
  }
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return [...changed.keys()];
};
