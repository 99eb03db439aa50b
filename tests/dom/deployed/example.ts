/** The portal over the deployment of the example, or over an edited copy of its file. */
import { readFileSync } from 'node:fs';
import type { Config } from '../../../src/config';
import type { Person } from '../../calls';
import { expect, screen, testOfDeployment, textsOf, type Portal } from '../portal';

const folder = 'examples/deployment';
const file = 'resources.yaml';
export const example = readFileSync(`${folder}/${file}`, 'utf8');
export const config = { resources: [file] } satisfies Partial<Config>;
/** The file with one place changed. */
export const edited = (from: string, to: string) => {
  expect(example.split(from), `the example has ${from} once`).toHaveLength(2);
  return example.replace(from, () => to);
};
/** Serves a text in place of the file. */
export const serve = (portal: Portal, text: string, init?: ResponseInit) => portal.serve(`/${file}`, () => new Response(text, init));
export const signIn = (portal: Portal, username: Person, path?: string) => portal.signIn(username, path, config);
/** Opens a group of the menu. Returns the names of its entries. */
export const openGroup = async (portal: Portal, name: string) => {
  await portal.click('button', name);
  return textsOf(await screen.findAllByRole('menuitem'));
};
/** Checks that the console has problems of the file and nothing else, which the test would report at its end. Returns them. */
export const takeConsole = (portal: Portal) => {
  const lines = [...new Set(portal.problems.splice(0))];
  expect(lines.filter((line) => !line.startsWith(`console.error: ${file}:`))).toEqual([]);
  expect(lines).not.toEqual([]);
  return lines;
};
/** The message that names places of the file. */
export const mending = (...places: string[]) => {
  const named = places.map((place) => `${file}:${place}`);
  return named.length === 1
    ? `A place in the files of this deployment needs mending: ${named[0]}`
    : `${named.length} places in the files of this deployment need mending: ${named.join(', ')} …`;
};
export const test = testOfDeployment(folder).extend('exampleFile', { auto: true }, ({ portal }) => {
  serve(portal, example);
});
