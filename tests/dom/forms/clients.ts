import { makeClients } from '../../../fixtures/seed/clients';

const clients = makeClients(1_200, { isOdd: true });
const activated = clients.filter(({ userStatus }) => userStatus === 'ACTIVATED');

/** An account of a client in the customer system. */
export const active = activated.find(({ isDummyUser }) => !isDummyUser)!;
/** An account whose profile can be changed here. */
export const dummy = activated.find(({ isDummyUser }) => isDummyUser)!;
export const formOf = ({ id }: { id: number }) => `/editUser/${id}`;
