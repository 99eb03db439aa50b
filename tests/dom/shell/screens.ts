import { registry } from '../../../resources';

/** Every screen of the portal, with an address of it. */
export const screens = Object.values(registry.resources).flatMap((head) =>
  Object.entries(head.routes).map(([view, route]) => ({ head, view, path: route.replace(':type', 'BIZ').replace(':id', '1') })),
);
