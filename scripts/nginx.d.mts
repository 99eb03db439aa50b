/** Debian's packages, as deploy/README.md and the Dockerfile name them. */
export const packages: string[];
/** Whether the programs of the kind `deploy` are all there; installs them where it can. */
export const findNginx: () => boolean;
