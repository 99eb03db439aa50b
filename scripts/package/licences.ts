import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages } from './shipped';

/** The text of each licence and notice that stands in the folder of a package. */
const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());

/** A page with the licence of every package that the portal is built from: those of the bill of materials. */
export const licencesPage = (): string => {
  const parts = shippedPackages().map(({ name, version, license, folder }) =>
    [`## ${name} ${version} (${license ?? 'see below'})`, ...textsIn(folder).map((text) => `\`\`\`text\n${text}\n\`\`\``)].join('\n\n'),
  );
  return `# Licences of what the portal is built from\n\n${parts.join('\n\n')}\n`;
};
