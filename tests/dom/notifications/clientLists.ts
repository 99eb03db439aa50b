/** Client lists, chosen in the form. */
import userEvent from '@testing-library/user-event';
import { whilePageChanges } from '../page';
import { screen } from '../portal';
import { acceptUploads } from '../uploads';
import { group } from './composer';

/** Chooses a client list in the form. The page reads it, and uploads it when it is valid. */
export const chooseList = async (content: string | Uint8Array<ArrayBuffer>, name = 'clients.csv') => {
  acceptUploads();
  const field = await group('Client list (CSV file)');
  const input = field.querySelector<HTMLInputElement>('input[type=file]')!;
  // a drop ignores the accept attribute
  const user = userEvent.setup({ delay: null, applyAccept: false });
  await whilePageChanges(() => user.upload(input, new File([content], name, { type: 'text/csv' })));
};
/** Chooses a client list and waits until it is uploaded. */
export const uploadList = async (lines: readonly string[], name = 'clients.csv') => {
  await chooseList(lines.join('\n'), name);
  await screen.findByText(`${name} is uploaded`);
};
/** The rows of a client list with amounts. */
export const amountLines = (...rows: string[]) => ['clientId,AMT1,AMT2,AMT3,AMT4', ...rows];
