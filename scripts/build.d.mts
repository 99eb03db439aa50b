/** Builds the portal unless a build of the same sources and version exists. Returns its folder; the process keeps it until it ends. */
export const build: () => string;
/** Removes the builds in a folder that no process uses, apart from the newest ones. */
export const removeOldBuilds: (parent: string) => void;
/** The name of a build. A build contains its version, so the same sources in another commit are another build. */
export const fingerprint: (version?: string) => string;
