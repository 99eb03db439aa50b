/// <reference types="trusted-types" />
import csv from '../csv/csv.worker?worker&url';
import kmz from '../kmz/kmz.worker?worker&url';
import pdf from '../pdf/pdf.worker?worker&url';

/** The addresses of the portal's own workers (`askWorker`). */
export const workers = { csv, kmz, pdf };

const addresses: readonly string[] = Object.values(workers);
/**
 * The portal's one Trusted Types policy; `trusted-types portal` of the Content Security Policy allows no other. What makes
 * markup is `sanitise.ts` alone, and no other script than the portal's own workers has an address.
 */
const rules = {
  createHTML: (html: string) => html,
  createScriptURL: (address: string) => {
    if (!addresses.includes(address)) throw new TypeError(`No worker has the address ${address}`);
    return address;
  },
};

/** The policy; absent where a browser has no Trusted Types. */
export const policy = window.trustedTypes?.createPolicy('portal', rules);
