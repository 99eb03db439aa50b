import type { RecordOf } from '../../src/schema';

export type ClientRow = RecordOf<'ClientRow'>;

/** "last, first middle" (CLI-018, SHR-039). */
export const fullName = ({ lastName, firstName, middleName }: Pick<ClientRow, 'lastName' | 'firstName' | 'middleName'>) => {
  const given = [firstName, middleName].filter(Boolean).join(' ');
  return [lastName, given].filter(Boolean).join(', ');
};

/** The client as questions and dialogs name it. */
export const clientTitle = (client: ClientRow) => [fullName(client), client.clientID].filter(Boolean).join(' · ');
