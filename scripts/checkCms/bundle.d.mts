export const bundleCheck: () => Promise<string>;
export const writeBundle: (file: string) => Promise<void>;
