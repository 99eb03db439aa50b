import type { Plugin } from 'vite';

type BundledFile = { modules?: Record<string, { renderedLength: number }>; originalFileNames?: string[] };

export const packagesFile: string;
export const packagesIn: (files: readonly BundledFile[]) => string[];
export const createPackageRecord: () => { ofPages: Plugin; ofWorkers: () => Plugin };
