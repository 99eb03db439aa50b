import { makeClients } from '../../fixtures/seed/clients';
import { makePartners } from '../../fixtures/seed/partners';
import { expect } from '@playwright/test';
import { recordForm, type Portal } from './portal';

/** The accounts of the demo scenario, so that a test can choose one by what it is. */
const clients = makeClients(1_200);
const partners = makePartners(240, 1_200);
type Client = (typeof clients)[number];
type Partner = (typeof partners)[number];

const given = new Set<number>();
const taker =
  <T extends { id: number }>(rows: T[]) =>
  (isWanted: (row: T) => boolean): T => {
    const found = rows.find((row) => isWanted(row) && !given.has(row.id));
    if (!found) throw new Error('the seeds have no such account left');
    given.add(found.id);
    return found;
  };
/** An account that no other test has been given. Called while tests are declared, so that every worker gives out the same. */
export const takeClient = taker<Client>(clients);
export const takePartner = taker<Partner>(partners);
export const isActive = ({ userStatus, isDummyUser }: { userStatus: string; isDummyUser?: boolean }) =>
  userStatus === 'ACTIVATED' && !isDummyUser;

export const clientPath = ({ id }: { id: number }) => `/editUser/${id}`;
/** Opens the first document of the client whose account is shown. */
export const viewDocument = async ({ page, dialog }: Portal) => {
  await page.getByRole('button', { name: 'View My Documents' }).click();
  await dialog('My Documents')
    .getByRole('button', { name: /^View / })
    .first()
    .click();
};
export const partnerPath = ({ id, sfUserType }: { id: number; sfUserType: string }) => `/editPartner/${sfUserType}/${id}`;

/** What the edit screen shows: labels of read-only values with their texts, labels of inputs, names of buttons. */
export const shown = async ({ page }: Portal) => {
  // the form that is waited for has the same labels
  await expect(recordForm(page)).toBeVisible();
  await expect(recordForm(page).locator('.value-waiting')).toHaveCount(0);
  const texts = await recordForm(page)
    .locator('dl.field')
    .evaluateAll((elements) =>
      elements.map((element) => [element.querySelector('dt')!.textContent, element.querySelector('dd')!.innerText.trim()] as const),
    );
  const inputs = await recordForm(page)
    .locator('.field:has(input, select)')
    .evaluateAll((elements) => elements.map((element) => element.querySelector('label')!.innerText.replace(/\s*\*?\s*$/, '')));
  const buttons = await page
    .locator('main button')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).innerText.trim()));
  return { texts: Object.fromEntries(texts) as Record<string, string>, inputs, buttons };
};

/** What the requirements say of a screen: exactly these inputs; of some labels and buttons, whether they are there. */
export type Visible = { inputs: string[]; shown: Record<string, boolean>; buttons: Record<string, boolean> };
/** A screen as it was seen, what it is of, and what the requirements say of it. */
export type Seen = Awaited<ReturnType<typeof shown>> & { about: string; wanted: Visible };
/** Holds a part of each screen that was seen against what is wanted of it. */
const expectEach = (seen: Seen[], of: (screen: Seen) => unknown, wanted: (screen: Visible) => unknown) => {
  expect(seen.length).toBeGreaterThan(0);
  const byAbout = (part: (each: Seen) => unknown) => Object.fromEntries(seen.map((each) => [each.about, part(each)]));
  expect(byAbout(of)).toEqual(byAbout((each) => wanted(each.wanted)));
};
/** Which of these labels are there, as a value or as an input. */
export const expectShown = (seen: Seen[], ...names: string[]) =>
  expectEach(
    seen,
    ({ texts, inputs }) => names.filter((name) => name in texts || inputs.includes(name)),
    ({ shown: labels }) => names.filter((name) => labels[name]),
  );
/** Which of these can be edited; without names, exactly what can be edited. */
export const expectInputs = (seen: Seen[], ...names: string[]) => {
  const among = (inputs: string[]) => inputs.filter((name) => names.length === 0 || names.includes(name)).toSorted();
  expectEach(
    seen,
    ({ inputs }) => among(inputs),
    ({ inputs }) => among(inputs),
  );
};
/** Which of these buttons are there. */
export const expectButtons = (seen: Seen[], ...names: string[]) =>
  expectEach(
    seen,
    ({ buttons }) => names.filter((name) => buttons.includes(name)),
    ({ buttons }) => names.filter((name) => buttons[name]),
  );
