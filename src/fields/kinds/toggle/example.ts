import type { Example } from '../../example';

export const example: Example<'toggle'> = (_, { member, row }) => ({ [member]: row % 3 !== 1 });
