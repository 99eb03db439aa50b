import { readFileSync } from 'node:fs';

type Locked = { version: string; license?: string; dev?: boolean; devOptional?: boolean; optional?: boolean };
export type Shipped = { name: string; version: string; license?: string; folder: string };

/** The packages that the portal is built from, by package-lock.json; tools and what only some machines install are not among them. */
export const shippedPackages = (): Shipped[] => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional, optional }]) => folder && !dev && !devOptional && !optional)
    .map(([folder, { version, license }]) => ({ name: folder.split('node_modules/').at(-1)!, version, license, folder }));
};
