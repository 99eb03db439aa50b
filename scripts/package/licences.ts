import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Lock = { packages: Record<string, { version: string; license?: string; dev?: boolean; devOptional?: boolean; optional?: boolean }> };

/** The text of each licence and notice that stands in the folder of a package. */
const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());

/** A page with the licence of every package that the portal is built from: those of the bill of materials. */
export const licencesPage = (): string => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const shipped = Object.entries(packages).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional && existsSync(path));
  const parts = shipped.map(([path, { version, license }]) => {
    const title = `## ${path.split('node_modules/').at(-1)} ${version} (${license ?? 'see below'})`;
    return [title, ...textsIn(path).map((text) => `\`\`\`text\n${text}\n\`\`\``)].join('\n\n');
  });
  return `# Licences of what the portal is built from\n\n${parts.join('\n\n')}\n`;
};
