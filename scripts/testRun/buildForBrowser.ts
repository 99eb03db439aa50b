import { build } from '../build.mjs';

/** Builds the portal before browser tests, however Playwright was started. Workers find the folder in PORTAL_BUILD. */
export default () => {
  process.env.PORTAL_BUILD = build();
};
