import { screen, within, type Portal } from '../portal';

/** The values of the form that are no inputs, by their labels. */
export const shownValues = () => {
  const terms = within(screen.getByRole('form')).getAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling!.textContent.trim()]));
};
/** The labels of the inputs of the form. */
export const inputLabels = () => {
  const form = within(screen.getByRole('form'));
  const inputs = [...form.queryAllByRole<HTMLInputElement>('textbox'), ...form.queryAllByRole<HTMLSelectElement>('combobox')];
  return inputs.map(({ labels }) => labels?.[0]?.textContent.replace(/\*$/, '').trim());
};
/** Those of some buttons that are there. */
export const buttonNames = (...names: string[]) => names.filter((name) => screen.queryByRole('button', { name }));

/** Clicks an action of the account and confirms its question, which has a button of the same name. */
export const confirmAction = async (portal: Portal, action: string) => {
  await portal.click('button', action);
  await portal.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }));
};
