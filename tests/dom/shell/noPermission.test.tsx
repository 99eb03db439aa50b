import { people } from '../../../fixtures/auth/people';
import type { Person } from '../../calls';
import { expect, screen, test, waitFor } from '../portal';
import { screens } from './screens';

test.for(people.slice(1))(
  '$username gets the screen of every address, or "No permission!" where a create or clone screen needs a right (PLT-116, PLT-124)',
  async ({ username, permissionCodes, userLevel }, { portal }) => {
    await portal.signIn(username as Person);
    for (const { head, view, path, title } of screens) {
      const need = head.access?.[view as 'create'];
      const isAllowed =
        !(view === 'create' || (view === 'clone' && head.load)) ||
        (need !== undefined && (!need.code || permissionCodes.includes(need.code)) && userLevel <= (need.level ?? 3));
      await portal.goTo(path);
      await waitFor(() => {
        expect(portal.path()).toBe(path);
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(isAllowed ? title : 'No permission!');
      });
      expect(screen.getByRole('banner')).toBeVisible();
    }
  },
);

test.for([
  ['sales.sg', '/createServiceHotline'],
  ['sales.sg', '/createProject'],
  ['viewer.hk', '/createServiceHotline'],
  ['viewer.hk', '/createUser'],
  ['csteam.hk', '/adminCreateUser'],
  ['csteam.hk', '/createNotification'],
] as const)('%s at %s reads "No permission!", and no data is requested (PLT-124)', async ([username, path], { portal }) => {
  await portal.signIn(username, path);
  await screen.findByRole('heading', { level: 1, name: 'No permission!' });
  expect(portal.sent.map(({ call }) => call).filter((call) => !call.includes('cmsauth'))).toEqual([]);
});

/** The controls of the page beside the header: a list that is refused has none. */
const controls = () => [...screen.getByRole('main').querySelectorAll('a, button, input, select, table, [tabindex="0"]')];

test.for([
  ['/clientManagement', 'GET /appuser/'],
  ['/businessPartnerManagement', 'GET /businessPartner/'],
  ['/ourProducts', 'GET /projects/'],
  ['/pushNotification', 'GET /notification/list'],
] as const)(
  'the list %s without its READ code makes one call and shows "No permission!" once, without any control (PLT-090, PLT-123)',
  async ([path, call], { portal }) => {
    await portal.signInWith(['CMS_USER_READ', 'APP_USER_WRITE', 'CONTENT_WRITE'], 2, path);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No permission!$/);
    expect(portal.messages()).toEqual([]);
    expect(controls()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(portal.sent.map(({ call }) => call).filter((each) => !each.includes('cmsauth'))).toEqual([call]);
  },
);

test('a list that is refused on Refresh shows "No permission!" once, in place of its rows and controls (PLT-090, PLT-123)', async ({
  portal,
}) => {
  await portal.signIn('sales.sg', '/customerServiceHotline');
  await portal.rows();
  await portal.fault({ call: 'GET /contactUs/clientServices/', kind: 'http', status: 403 });
  await portal.click('button', 'Refresh');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No permission!$/);
  expect(portal.messages()).toEqual([]);
  expect(controls()).toEqual([]);
});
