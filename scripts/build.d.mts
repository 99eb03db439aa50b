/** Builds the portal unless a build of the same sources exists. Returns its folder; the process keeps it until it ends. */
export const build: () => string;
/** Removes the builds in a folder that no process uses, apart from the newest ones. */
export const removeOldBuilds: (parent: string) => void;
