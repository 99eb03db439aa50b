import { registry } from '../../../resources';
import { expect } from '../portal';

/** Every screen of the portal, with an address of it and its title. */
export const screens = Object.values(registry.resources).flatMap((head) =>
  Object.entries(head.routes).map(([view, route]) => ({
    head,
    view,
    path: route.replace(':type', 'BIZ').replace(':id', '1'),
    title: view === 'list' ? head.label : (head.titles?.[view as 'edit'] ?? new RegExp(`^(Create|Edit) ${head.label}`)),
  })),
);
expect(screens.length).toBeGreaterThan(20);
