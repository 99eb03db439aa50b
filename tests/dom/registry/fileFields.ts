/** The file fields of the form that is open, and files for each. */
import userEvent from '@testing-library/user-event';
import { makePdf, makePng } from '../../../fixtures/seed/files';
import { makeKmz } from '../../../fixtures/seed/kmz';
import type { FileType } from '../../../src/files/fileTypes';
import type { Form } from '../../../src/schema/resource';
import { leavesIn } from '../../../src/views/form/model/leaves';
import { whilePageChanges } from '../page';
import { settle } from '../pageState';
import { screen, within, type Portal } from '../portal';

const contents: Record<FileType, [extension: string, content: Buffer]> = {
  image: ['png', makePng(3, 92, 138)],
  pdf: ['pdf', makePdf(['Sample'])],
  kmz: ['kmz', makeKmz('Sample')],
  csv: ['csv', Buffer.from(['clientId', 'C1000001', 'C1000002'].join('\n'))],
  any: ['png', makePng(3, 92, 138)],
};

export type FileField = { path: string; name: string; accept: FileType; isSeveral: boolean };
/** The file fields of a form; each language of one counts. */
export const fileLeaves = (form: Form) =>
  leavesIn(
    form.fields,
    form.sections.flatMap(({ fields }) => fields),
  ).flatMap(({ path, name, field }) =>
    field.kind === 'file' ? [{ path, name, accept: field.accept ?? 'any', isSeveral: (field.maxFiles ?? 1) > 1 }] : [],
  );
/** Those that can be changed now: of a field in several languages the first. */
export const fileFields = (form: Form): FileField[] => {
  const seen = new Set<string>();
  return fileLeaves(form).filter((field) => {
    const input = inputOf(field);
    if (!input || input.disabled || seen.has(field.name)) return false;
    seen.add(field.name);
    return true;
  });
};

export const inputOf = ({ path }: FileField) =>
  screen.getByRole('form').querySelector<HTMLInputElement>(`input[type=file][name="${path}"]`);
export const groupOf = (field: FileField) => inputOf(field)!.closest<HTMLElement>('[role=group]')!;

export const fileName = ({ accept }: FileField, stem: string) => `${stem}.${contents[accept][0]}`;
/** Chooses a file as the picker of the browser would. */
export const choose = async (portal: Portal, field: FileField, name: string) => {
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const file = new File([new Uint8Array(contents[field.accept][1])], name);
  await whilePageChanges(() => user.upload(inputOf(field)!, file));
  await settle(portal);
};
/** Presses the last button of a field whose name starts with a word, such as Replace. */
export const pressLast = async (portal: Portal, field: FileField, word: string) => {
  const buttons = within(groupOf(field)).getAllByRole('button', { name: new RegExp(`^${word}\\b`) });
  await portal.user.click(buttons.at(-1)!);
  await settle(portal);
};
/** Takes all files of a field away. */
export const empty = async (portal: Portal, field: FileField) => {
  const removes = () => within(groupOf(field)).queryAllByRole('button', { name: /^Remove\b/ });
  for (let left = removes(); left.length > 0; left = removes()) {
    await portal.user.click(left[0]!);
    await settle(portal);
  }
};
