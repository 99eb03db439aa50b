/** What amounts are called in texts and, without brackets, in client lists (NTF-057, NTF-060). */
export const amountColumns = ['AMT1', 'AMT2', 'AMT3', 'AMT4'] as const;
export const amountTags = amountColumns.map((name) => `<${name}>`);
