/** Builds the portal into `dist` unless what it is made of has not changed since the last build. */
export const build: () => void;
