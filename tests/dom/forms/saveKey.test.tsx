import { fireEvent } from '@testing-library/react';
import { expect, screen, test, waitFor, within } from '../portal';

const put = 'PUT /contactUs/clientServices/{id}';
const saved = 'The changes have been saved';

test('only Ctrl+S and Cmd+S save a form: other keys with Ctrl, and S alone, do not', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  await portal.fill('Order', '77');
  await portal.user.keyboard('{Control>}b{/Control}{Meta>}d{/Meta}s');
  await portal.fill('Order', '77');
  await portal.expectChanges('Order');
  expect(screen.queryByRole('button', { name: 'Saving…' })).toBeNull();
  await portal.user.keyboard('{Meta>}S{/Meta}');
  await portal.message(saved);
  expect(portal.calls(put).map(({ body }) => body)).toMatchObject([{ displayOrder: 77 }]);
});

test('Ctrl+S saves with Caps Lock, and not with Shift, Alt or Cmd, which take screenshots', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  await portal.fill('Order', '77');
  await portal.user.keyboard('{Control>}{Shift>}S{/Shift}{Alt>}s{/Alt}{Meta>}s{/Meta}{/Control}');
  await portal.fill('Order', '78');
  expect(screen.queryByRole('button', { name: 'Saving…' })).toBeNull();
  await portal.user.keyboard('{Control>}S{/Control}');
  await portal.message(saved);
  expect(portal.calls(put).map(({ body }) => body)).toMatchObject([{ displayOrder: 78 }]);
});

test('Ctrl+S with an open dialog saves nothing, and saves once the dialog is closed', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  await portal.fill('Order', '77');
  await portal.click('button', 'Cancel');
  const question = await portal.dialog('Leave without saving?');
  await portal.user.keyboard('{Control>}s{/Control}');
  await portal.user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(portal.path()).toBe('/editServiceHotline/2');
  await portal.fill('Order', '78');
  await portal.user.keyboard('{Control>}s{/Control}');
  await portal.message(saved);
  expect(portal.calls(put).map(({ body }) => body)).toMatchObject([{ displayOrder: 78 }]);
});

test('Ctrl+S does not open the dialog of the browser, with an open dialog either', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  const press = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await portal.fill('Order', '77');
  await portal.click('button', 'Cancel');
  await portal.dialog('Leave without saving?');
  expect(press()).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'd', ctrlKey: true })).toBe(true);
});
