import type { Example } from '../../example';

export const example: Example<'decimal'> = (_, { member, row }) => ({ [member]: row + 1.5 });
