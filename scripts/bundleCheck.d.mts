import type { InlineConfig } from 'vite';

export const checkBuild: (entry: string) => InlineConfig;
export const bundleCheck: (entry: string) => Promise<{ code: string; packages: string[] }>;
export const writeBundle: (entry: string, file: string) => Promise<void>;
