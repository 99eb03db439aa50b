import type { Example } from '../../example';

export const example: Example<'timestamp'> = ({ by }, { member, row }) => ({
  [member]: new Date(Date.UTC(2026, 1, 3 + row, 2, 15)).toISOString(),
  ...(by && { [by]: `person${row + 1}` }),
});
