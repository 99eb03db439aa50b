/** The paths of the browsers as environment variables. Installs missing browsers where it can. */
export const findBrowsers: () => { PORTAL_CHROMIUM?: string; PORTAL_HEADLESS_SHELL?: string };
