import type { Project } from '../../../fixtures/seed/projects';
import { expect, screen, waitFor, within, type Portal } from '../portal';

export const saveCall = 'PUT /projects/{id}';
export const saved = 'The changes have been saved';

export const storedProject = (portal: Portal, id: number) => portal.ask<Project>(`/projects/${id}`);
const addedByServer = ['id', 'projectId', 'updatedAt', 'updatedByName', 'lastStartDate', 'lastEndDate'];
const isEmpty = (value: unknown) => value === null || value === undefined || JSON.stringify(value) === '{}';
/** The body with which a stored project is sent: ids instead of files, no empty member, and nothing that the server adds. */
export const bodyOf = (stored: Project) => {
  const { images, thumbnail, kmzFile, propertyFactsheet } = stored;
  const factsheets = Object.entries(propertyFactsheet).map(([language, { fileId }]) => [language, fileId]);
  const files = { images: images.map(({ fileId }) => fileId), thumbnail: thumbnail.fileId, kmzFile: kmzFile?.fileId };
  const body: object = { ...stored, ...files, propertyFactsheet: Object.fromEntries(factsheets) };
  return Object.fromEntries(Object.entries(body).filter(([member, value]) => !addedByServer.includes(member) && !isEmpty(value)));
};

/** Opens a page of a project, and waits until its record is loaded. */
export const openProject = async (portal: Portal, path: string) => {
  await portal.signIn('superadmin', path);
  await screen.findByRole('form');
};

/** The titles of the sections, without the preview next to them, which loads later. */
export const sectionTitles = () =>
  [...document.querySelectorAll('.sheet-card h2')].map(({ textContent }) => textContent.replace('*', '').trim());
/** A field of several inputs, by its label. */
export const group = (label: string) => screen.findByRole('group', { name: label });
/** A checkbox of a field, by its name. */
export const tick = async (label: string, name: string) => within(await group(label)).findByRole('checkbox', { name });
export const clickTick = async (portal: Portal, label: string, name: string) => portal.user.click(await tick(label, name));

/** Replaces what an input contains, all at once. */
export const paste = async (portal: Portal, label: string, text: string) => {
  const input = await portal.field(label);
  await portal.user.clear(input);
  await portal.user.click(input);
  if (text) await portal.user.paste(text);
};
/** Checks that typing into an input stops at some number of characters. */
export const expectLimit = async (portal: Portal, label: string, length: number) => {
  await paste(portal, label, 'x'.repeat(length - 1));
  await portal.user.keyboard('yz');
  expect(await portal.field(label), label).toHaveValue(`${'x'.repeat(length - 1)}y`);
};

/** Saves, and waits until the list of projects is there. */
export const save = async (portal: Portal) => {
  await portal.click('button', 'Save');
  await portal.message(saved);
  await waitFor(() => expect(portal.path()).toBe('/ourProducts'));
};

/** The title of the current step of Create Project. */
export const currentStep = () => screen.getByRole('listitem', { current: 'step' }).textContent.replace(/^\d/, '');
/** Selects offices, regions and languages in step 1 by their names. */
export const fillStep1 = async (portal: Portal, offices: string[], regions: string[], languages: string[]) => {
  for (const name of offices) await clickTick(portal, 'Sales Office', name);
  for (const name of regions) await clickTick(portal, 'Region', name);
  for (const name of languages) await clickTick(portal, 'Language', name);
};
/** Opens Create Project and passes step 1. */
export const openStep2 = async (portal: Portal, ...step1: [offices: string[], regions: string[], languages: string[]]) => {
  await openProject(portal, '/createProject');
  await fillStep1(portal, ...step1);
  await portal.click('button', 'Next');
  await waitFor(() => expect(currentStep()).toBe('Input project details'));
};
