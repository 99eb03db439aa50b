/** Values of a response that are not what the contract says: they are reported at their place, and nothing is saved over them. */
import { expect, reply, screen, summaryTexts, test, waitFor, within, type Portal } from '../portal';

const hotline = '/contactUs/clientServices/';
const put = `PUT ${hotline}{id}`;
const unreadable = (label: string) => `${label} could not be read. What is stored stays as it is until you enter a new value.`;

/** The CMS answers a read of a record as it would, except for some members. */
const answerOddly = async (portal: Portal, call: string, path: string, change: object) => {
  const record = await portal.ask<object>(path);
  await portal.fault({ call, kind: 'raw', body: reply({ ...record, ...change }) });
};

test('a number in place of a text is reported at its field, and nothing is saved over it until a value is entered', async ({ portal }) => {
  await portal.signIn();
  await answerOddly(portal, `GET ${hotline}{id}`, `${hotline}12`, { phoneNumber: 4711 });
  await portal.goTo('/editServiceHotline/12');
  const number = await portal.field('Tel Number');
  expect(number).toHaveAccessibleDescription(`${unreadable('Tel Number')} Digits and spaces, with + or 00 in front if needed.`);
  expect(number).toHaveValue('');
  await portal.fill('Order', '55');
  await portal.click('button', 'Save');
  await portal.message('Please check the form and fill in correct format');
  await waitFor(() => expect(summaryTexts()).toEqual([unreadable('Tel Number')]));
  expect(portal.calls(put)).toEqual([]);
  await portal.fill('Tel Number', '+852 1234');
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  expect(portal.calls(put).map(({ body }) => body)).toMatchObject([{ phoneNumber: '+852 1234', displayOrder: 55 }]);
});

test('a member that every record has and that is missing is reported at its field', async ({ portal }) => {
  await portal.signIn();
  await answerOddly(portal, 'GET /genericContents/{id}', '/genericContents/1', { contentJA: undefined });
  await portal.goTo('/editGenericContent/1');
  await portal.click('tab', /^JP/);
  expect(await screen.findByText(unreadable('Content (JP)'))).toBeVisible();
  await portal.click('button', 'Update');
  await waitFor(() => expect(summaryTexts()).toHaveLength(1));
  expect(portal.calls('PUT /genericContents/{id}')).toEqual([]);
});

test.for([
  ['a list of lists', [['CONTENT_READ']]],
  ['an object', {}],
  ['a number', 7],
] as const)(
  'permission codes in place of which the CMS sends %s leave the rest of the form usable, and Retry loads the matrix',
  async ([, codes], { portal }) => {
    await portal.signIn();
    const modules = await portal.ask<object[]>('/cmsuser/permissions');
    const body = reply(modules.map((module, at) => (at === 0 ? { ...module, codes } : module)));
    await portal.fault({ call: 'GET /cmsuser/permissions', kind: 'raw', body, count: 1 });
    await portal.goTo('/adminEditUser/112');
    const alert = await waitFor(() => within(screen.getByRole('form')).getByRole('alert'));
    expect(alert).toHaveTextContent('cannot be shown: the answer of the server is not as it should be.');
    const retry = within(alert).getByRole('button', { name: /^Retry/ });
    const level = screen.getByRole('radio', { name: 'Level 3' });
    await portal.user.click(level);
    expect(level).toBeChecked();
    // it is not drawn again by a change elsewhere
    expect(retry).toBeInTheDocument();
    await portal.user.click(retry);
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
    // React logs the error that the place of the matrix has caught
    expect([...new Set(portal.problems.splice(0))]).toEqual([expect.stringMatching(/^console\.error: TypeError: .+ is not a function$/)]);
  },
);
