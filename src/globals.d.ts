/** The version of this build, put in by vite.config.ts. */
declare const __PORTAL_VERSION__: string;
