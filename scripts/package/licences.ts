import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shipped } from './shipped';
import { standardLicence } from './standardLicences';

type Author = string | { name: string } | undefined;

/** The text of each licence and notice that stands in the folder of a package. */
const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());

const authorOf = (folder: string) => {
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { author?: Author };
  return (typeof author === 'object' ? author.name : author) ?? 'the authors';
};

const partOf = ({ name, version, license, folder }: Shipped) => {
  const own = textsIn(folder);
  const texts = own.length > 0 ? own : [standardLicence(license, authorOf(folder))];
  return [
    `## ${name} ${version} (${license ?? 'see below'})`,
    ...(own.length > 0 ? [] : ['The package has no file with its licence. This is the standard text, with the author that it names.']),
    ...texts.map((text) => `\`\`\`text\n${text}\n\`\`\``),
  ].join('\n\n');
};

/** A page with the licence of every package that is shipped: those of the bill of materials. */
export const licencesPage = (shipped: readonly Shipped[]): string =>
  `# Licences of what is shipped\n\n${shipped.map(partOf).join('\n\n')}\n`;
