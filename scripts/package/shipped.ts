import { readFileSync } from 'node:fs';

type Locked = { version: string; license?: string; /** Where the package is installed under another name. */ name?: string };
export type Shipped = { name: string; version: string; license?: string; folder: string };

/** Packages by their folders, as package-lock.json knows them. @param folders such as "node_modules/react" */
export const shippedPackages = (folders: readonly string[]): Shipped[] => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  return [...new Set(folders)].toSorted().map((folder) => {
    const locked = packages[folder];
    if (!locked) throw new Error(`${folder} is bundled, but package-lock.json does not know it. Run npm ci.`);
    const { name = folder.split('node_modules/').at(-1)!, version, license } = locked;
    return { name, version, license, folder };
  });
};
