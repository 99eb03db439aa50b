/** The rows that stand for those that are awaited: as many as a page has, at most ten. */
export const skeletonRows = (perPage: number) => Array.from({ length: Math.min(perPage, 10) }, (_, i) => i);
