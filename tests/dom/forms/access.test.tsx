import { expect, screen, test, waitFor, within } from '../portal';

const content = { read: 'CONTENT_READ', write: 'CONTENT_WRITE' };
const campaign = { read: 'CAMPAIGN_READ', write: 'CAMPAIGN_WRITE' };
/** Without the right to save Cancel stays, but where PRJ-104 and NTF-030 hide it. Level 1 alone creates notifications (NTF-002). */
const places = [
  { list: '/customerServiceHotline', create: '/createServiceHotline', edit: '/editServiceHotline/2', codes: content, leave: 'Cancel' },
  { list: '/officeLocations', create: '/createOfficeLocation', edit: '/editOfficeLocation/8', codes: content, leave: 'Cancel' },
  {
    list: '/genericContents',
    create: '/createGenericContent',
    edit: '/editGenericContent/1',
    codes: content,
    save: 'Update',
    leave: 'Cancel',
  },
  { list: '/ourProducts', create: '/createProject', edit: '/editProject/1', codes: content, leave: 'Close' },
  {
    list: '/pushNotification',
    create: '/createNotification',
    edit: '/editNotification/1',
    codes: campaign,
    leave: 'Close',
    createLevel: 1,
  },
];
const createLink = () => screen.queryByRole('link', { name: 'Create' });

/** Whoever may not create: the code is missing, or the level is. */
const mayNotCreate = places.flatMap((place) => [
  { ...place, level: 2 as const, granted: [place.codes.read] },
  { ...place, level: 3 as const, granted: [place.codes.read, place.codes.write] },
]);
test.for(mayNotCreate)(
  'level $level with the codes $granted sees no Create at $list, and nothing is requested behind its address (GEN-005, HOT-002, NTF-002, OFF-002, PLT-124, PRJ-002)',
  async ({ list, create, level, granted }, { portal }) => {
    await portal.signInWith(granted, level, list);
    expect((await portal.rows()).length).toBeGreaterThan(0);
    expect(createLink()).toBeNull();
    const callsBefore = portal.sent.length;
    await portal.goTo(create);
    await screen.findByRole('heading', { level: 1, name: 'No permission!' });
    expect(screen.queryByRole('form')).toBeNull();
    expect(portal.sent.slice(callsBefore)).toEqual([]);
  },
);

test.for(places)(
  'level 2 with the code for reading alone opens a record of $list to look at, with $leave back to the list (PLT-020, PLT-124)',
  async ({ list, edit, codes, leave }, { portal }) => {
    await portal.signInWith([codes.read], 2, list);
    await portal.rows();
    await portal.goTo(edit);
    await screen.findByRole('heading', { level: 1, name: /^Edit .+ · ./ });
    expect(await screen.findByText('Your account may not save here.')).toBeVisible();
    const form = await screen.findByRole('form');
    expect(screen.queryByRole('button', { name: /^(Save|Update)$/ })).toBeNull();
    expect(within(form).queryByRole('radio')).toBeNull();
    await portal.click('button', leave);
    await waitFor(() => expect(portal.path()).toBe(list));
  },
);

test.for(places)(
  'level 2 with the code for writing has the button that saves at $list (PLT-124)',
  async ({ edit, codes, save = 'Save' }, { portal }) => {
    await portal.signInWith([codes.read, codes.write], 2, edit);
    expect(await screen.findByRole('button', { name: save })).toBeVisible();
    expect(screen.queryByText(/^View only/)).toBeNull();
  },
);

test.for(places)(
  'level 2 with the code for writing has Create and its form at $list, unless level 1 alone may (PLT-124)',
  async (place, { portal }) => {
    const { list, create, codes, createLevel = 2 } = place;
    const mayCreate = createLevel === 2;
    await portal.signInWith([codes.read, codes.write], 2, list);
    expect((await portal.rows()).length).toBeGreaterThan(0);
    expect(createLink() !== null).toBe(mayCreate);
    await portal.goTo(create);
    if (mayCreate) await screen.findByRole('form');
    else await screen.findByText('No permission!');
  },
);

test('a popup that may only be looked at has Close in place of Cancel (POP-032)', async ({ portal }) => {
  await portal.signInWith(['CAMPAIGN_READ'], 2, '/editCampaign/1');
  expect(await screen.findByText(/^View only/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Save|Cancel)$/ })).toBeNull();
  await portal.click('button', 'Close');
  await waitFor(() => expect(portal.path()).toBe('/campaignPopup'));
});
