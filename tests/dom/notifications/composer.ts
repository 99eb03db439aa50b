/** The form of a notification as a person uses it. */
import { expect, screen, waitFor, within, type Portal } from '../portal';

export const createPath = '/createNotification';
export const add = 'POST /notification/add';
export const recipients = 'GET /notification/client/list';
export const languages = ['EN', 'JP', 'TC', 'SC'];
/** A text for each language, by the codes of the request. */
export const byCode = (text: string) => ({ EN: `${text} EN`, JA: `${text} JP`, ZH_HK: `${text} TC`, ZH_CN: `${text} SC` });

export const group = (name: string) => screen.findByRole('group', { name });
export const region = (name: string | RegExp) => screen.findByRole('region', { name });
export const checkbox = async (groupName: string, name: string) => within(await group(groupName)).findByRole('checkbox', { name });
export const checkboxes = async (groupName: string) => within(await group(groupName)).findAllByRole('checkbox');
export const radio = async (groupName: string, name: string) =>
  within(await screen.findByRole('radiogroup', { name: groupName })).findByRole('radio', { name });
export const textbox = (name: string) => screen.findByRole('textbox', { name });

/** Selects a radio button. */
export const choose = async ({ user }: Portal, groupName: string, name: string) => user.click(await radio(groupName, name));
/** Clicks a checkbox once it is enabled. */
export const tick = async ({ user }: Portal, groupName: string, name: string) => {
  const box = await checkbox(groupName, name);
  await waitFor(() => expect(box).toBeEnabled());
  await user.click(box);
};

/** Pastes a text into the editor of a content: happy-dom has no contenteditable to type into. */
export const pasteContent = async ({ user }: Portal, language: string, text: string) => {
  await user.click(await textbox(`Content (${language})`));
  await user.paste(text);
};
/** Pastes a text into an empty input. This is cheaper than keys, each of which renders the form. */
const paste = async (portal: Portal, label: string, text: string) => {
  await portal.user.click(await portal.field(label));
  await portal.user.paste(text);
};
/** Fills in the texts that each notification needs. */
export const fillTexts = async (portal: Portal, { title = 'A title', content = 'A content' } = {}) => {
  await paste(portal, 'Notification Category', 'Distribution');
  for (const label of languages) {
    await paste(portal, `Title (${label})`, `${title} ${label}`);
    await pasteContent(portal, label, `${content} ${label}`);
  }
};
export const fillDelivery = async (portal: Portal, day = '2100/06/01', time = '10:15') => {
  await portal.fill('Delivery Date & Time', day);
  await portal.select('Delivery Date & Time, time (UTC+8)', time);
};
/** Fills in a valid SYSTEM message. */
export const fillSystem = async (portal: Portal) => {
  await choose(portal, 'Notification Type', 'System');
  await tick(portal, 'Sales Office', 'Hong Kong');
  await tick(portal, 'Region', 'Hong Kong');
  await fillTexts(portal);
  await fillDelivery(portal);
};
/** Opens a copy of a SYSTEM message of Hong Kong that can be sent. */
export const openCopy = async (portal: Portal) => {
  await portal.signIn('superadmin', '/editNotificationClone/25');
  await fillDelivery(portal);
};
/** Starts a notification for the clients of these sales offices. */
export const openInvestment = async (portal: Portal, ...offices: string[]) => {
  await portal.signIn('superadmin', createPath);
  await choose(portal, 'Notification Type', 'Investment');
  for (const office of offices) await tick(portal, 'Sales Office', office);
};

/** Presses Create of a form with errors. */
export const createInvalid = async (portal: Portal) => {
  await portal.click('button', 'Create');
  await portal.message('Please check the form and fill in correct format');
};
/** Presses Create and waits for the review. */
export const review = async (portal: Portal) => {
  await portal.click('button', 'Create');
  return portal.dialog('Review before sending');
};
export const goBack = ({ user }: Portal, dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Go back' }));
/** Ticks each line of a review. Returns its button, which is enabled. */
export const tickLines = async ({ user }: Portal, dialog: HTMLElement, name: RegExp | string = /^Send to \d/) => {
  const button = await within(dialog).findByRole('button', { name });
  for (const box of within(dialog).queryAllByRole('checkbox')) await user.click(box);
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};
/** Ticks each line of a review and presses its button. */
export const confirm = async (portal: Portal, dialog: HTMLElement, name?: RegExp | string) =>
  portal.user.click(await tickLines(portal, dialog, name));
/** The value of a fact in a review, by its label. */
export const fact = (dialog: HTMLElement, label: string) =>
  within(dialog).getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
/** The lines of a review that have to be ticked. */
export const reviewLines = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole<HTMLInputElement>('checkbox')
    .map(({ labels }) => labels![0]!.textContent);
export const expectCreated = (portal: Portal) => portal.message('Push Notification is created');
/** The body of the last request of a call. */
export const lastBody = (portal: Portal, call = add) => portal.calls(call).at(-1)!.body as Record<string, unknown>;

/** The ids of active clients of an office. */
export const activeIds = async (portal: Portal, office: string, count: number) => {
  const { content } = await portal.ask<{ content: { clientID: string }[] }>(
    `/appuser/?page=0&size=100&salesOffice=${office}&userStatus=ACTIVATED`,
  );
  const ids = content.slice(0, count).map(({ clientID }) => clientID);
  expect(ids).toHaveLength(count);
  return ids;
};
