export const bundleCheck: (entry: string) => Promise<string>;
export const writeBundle: (entry: string, file: string) => Promise<void>;
