import type { Example } from '../../example';

export const example: Example<'items'> = ({ label }, { member, row }) => ({ [member]: [1, 2, 3].map((n) => `${label} ${row + n}`) });
