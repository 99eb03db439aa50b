import { expect } from 'vitest';
import { screen, test } from '../portal';

test.for([
  ['%2Flogin', '/clientManagement', 'Client Management'],
  ['/login?redirect=/officeLocations', '/officeLocations', 'Office Locations'],
] as const)('a sign-in at /login?redirect=%s opens %s (PLT-010, PLT-011)', async ([redirect, path, title], { portal }) => {
  await portal.open(`/login?redirect=${redirect}`);
  await portal.fillSignIn('superadmin');
  await screen.findByRole('heading', { level: 1, name: title });
  expect(portal.path()).toBe(path);
});
