/// <reference types="trusted-types" />
/**
 * The portal's one Trusted Types policy; `trusted-types portal` of the Content Security Policy allows no other. What makes
 * markup is `sanitise.ts` alone. No worker has an address yet, so every script address is refused.
 */
const rules = {
  createHTML: (html: string) => html,
  createScriptURL: (address: string): string => {
    throw new TypeError(`No worker has the address ${address}`);
  },
};

/** The policy; absent where a browser has no Trusted Types. */
export const policy = window.trustedTypes?.createPolicy('portal', rules);
