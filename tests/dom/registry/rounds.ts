/** What the tests that compare two rounds share. */
import type { Config } from '../../../src/config';
import { registry } from '../../../resources';
import type { Sent } from '../../calls';
import { settle } from '../pageState';
import { screen, type Portal } from '../portal';
import type { Entity } from './entities';

const lookupCalls = Object.values(registry.lookups).flatMap(({ getList, getListOf }) => [getList, getListOf]);
/** A whole lookup, a stored file, the public key: the portal keeps what it has loaded, so a second round need not load it. */
export const isKept = ({ call, query }: Sent) =>
  ['GET /files/{fileId}', 'GET /cmsauth/pubKey'].includes(call) || (lookupCalls.some((each) => each === call) && !query.includes('page='));
/** What is looked for with the values of a record, such as the notification for the other office: each round has its own. */
export const isSearch = ({ call, query }: Sent) => call.startsWith('GET ') && query.includes('title=');

/** Loads every part of the portal, so that a part that is shown for the first time shows at once. */
export const loadParts = async () => {
  const parts = import.meta.glob([
    '../../../src/**/*.{ts,tsx}',
    '../../../resources/**/*.{ts,tsx}',
    '!**/main.tsx',
    '!**/*.worker.ts',
    '!**/sample.ts',
    '!**/globals.d.ts',
  ]);
  await Promise.all(Object.values(parts).map((load) => load()));
};

/**
 * Opens records of an entity as superadmin until one can be saved. Returns the path of its form.
 * @param skipped how many such records to leave out. Default: none
 * @param changes keys of config.json with other values
 */
export const openEditable = async (portal: Portal, { routes }: Entity, skipped = 0, changes: Partial<Config> = {}) => {
  await portal.signIn('superadmin', routes.list, changes);
  const paths = (await portal.rows()).map((row) => row.querySelector('a')!.getAttribute('href')!.slice(1));
  let found = 0;
  // the first rows may be those with odd values
  for (const path of paths.toReversed()) {
    await portal.goTo(path);
    const form = await screen.findByRole('form');
    await settle(portal);
    if (form.querySelector('.form-buttons [type=submit]') && found++ === skipped) return path;
    await portal.goTo(routes.list);
    await portal.rows();
  }
  throw new Error(`no record of ${routes.list} can be saved`);
};
