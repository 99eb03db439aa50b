import { takeAccessToken } from './address';
import type { Services } from './services';

/** What came back from single sign-on: the token, and the mark when this tab had started it. */
export type SingleSignOnReturn = { token: string; mark: { wanted: string | null } | null };

/** Takes a returned token out of the address, once, together with the mark of this tab. */
export const takeReturn = (services: Services): SingleSignOnReturn | null => {
  const token = takeAccessToken();
  return token === null ? null : { token, mark: services.takeSingleSignOn() };
};
