import type { Example } from '../../example';

export const example: Example<'multiline'> = ({ label, maxLength }, { member, row }) => ({
  [member]: `${label} ${row + 1}\n…`.slice(0, maxLength),
});
