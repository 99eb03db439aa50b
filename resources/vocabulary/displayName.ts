import { asIs } from '../../src/messages/page';
import { lettersOf } from '../../src/schema/values/path';

type Named = {
  lastName?: string | null;
  firstName?: string | null;
  middleName?: string | null;
  fullName?: string | null;
  name?: string | null;
};

/** "last, first middle" if there is a last name, else the full name, else the name (CLI-018, SHR-039). */
export const displayName = ({ lastName, firstName, middleName, fullName, name }: Named) => {
  const given = [firstName, middleName].filter(Boolean).map(lettersOf).join(' ');
  return asIs(lastName ? [lettersOf(lastName), given].filter(Boolean).join(', ') : lettersOf(fullName ?? name ?? given));
};
