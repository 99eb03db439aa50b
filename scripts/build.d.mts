/** Builds the portal unless a build of the same sources exists. Returns its folder; the process keeps it until it ends. */
export const build: () => string;
