import { fireEvent } from '@testing-library/react';
import { whilePageChanges } from '../page';
import { expect, screen, test, waitFor, type Portal } from '../portal';

/** Opens the form of a dummy account, which has a date of birth from 1890 to today. */
const openForm = async (portal: Portal) => {
  await portal.signIn('superadmin', '/createUser');
  return portal.field('Date of birth');
};
const offers = () => screen.queryAllByRole('button', { name: /\?$/ });

test.for(['19900203', '1990/2/3', '1990-02-03', '１９９０／２／３', '1990年2月3日'])(
  'the day "%s" is written as yyyy/MM/dd when its field is left (DUM-007, SHR-018)',
  async (typed, { portal }) => {
    const field = await openForm(portal);
    await portal.user.type(field, typed);
    expect(field).toHaveValue(typed);
    await portal.user.tab();
    await waitFor(() => expect(field).toHaveValue('1990/02/03'));
    expect(field).toHaveAttribute('aria-invalid', 'false');
  },
);

test('a day is typed on a keyboard that has slashes, on a phone too (SHR-018)', async ({ portal }) => {
  expect(await openForm(portal)).not.toHaveAttribute('inputmode', 'numeric');
});

test.for(['1990年2月30日', '2090/01/01', '1889/12/31'])(
  'the date of birth "%s" stays, with an error and a hint, until it is corrected (SHR-018)',
  async (typed, { portal }) => {
    const field = await openForm(portal);
    await portal.user.type(field, typed);
    await portal.user.tab();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /^Please enter the correct format\s*A day as yyyy\/MM\/dd, from 1890\/01\/01 to \d{4}\/\d\d\/\d\d\.$/,
      ),
    );
    expect(field).toHaveValue(typed);
    await portal.user.clear(field);
    await portal.user.type(field, '1990/02/03');
    await portal.user.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'false'));
  },
);

test.for([
  ['1 December 1990', '1 December 1990?', '1990/12/01'],
  ['31/12/1990', '31 December 1990?', '1990/12/31'],
] as const)(
  'the date of birth "%s" is offered as "%s", and becomes %s when that is chosen (SHR-018)',
  async ([typed, offer, day], { portal }) => {
    const field = await openForm(portal);
    await portal.user.type(field, typed);
    await portal.user.tab();
    const button = await screen.findByRole('button', { name: offer });
    expect(field).toHaveValue(typed);
    await portal.user.click(button);
    await waitFor(() => expect(field).toHaveValue(day));
    expect(field).toHaveFocus();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'false'));
    expect(offers()).toEqual([]);
  },
);

test('a date of birth that may mean two days offers both, the one with the day first before the other (SHR-018)', async ({ portal }) => {
  const field = await openForm(portal);
  await portal.user.type(field, '01/12/1990');
  await portal.user.tab();
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(offers().map(({ textContent }) => textContent)).toEqual(['1 December 1990?', '12 January 1990?']);
  await portal.user.click(offers()[1]!);
  await waitFor(() => expect(field).toHaveValue('1990/01/12'));
  expect(field).toHaveFocus();
});

test.for(['Ma 3 1990', '31 February 1990', '12/1990'])(
  'the date of birth "%s" means no day, and is an error without an offer (SHR-018)',
  async (typed, { portal }) => {
    const field = await openForm(portal);
    await portal.user.type(field, typed);
    await portal.user.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(offers()).toEqual([]);
  },
);

test('a day that is saved before its field is left is sent as yyyy/MM/dd (SHR-018)', async ({ portal }) => {
  // a dummy client, whose date of birth can be changed
  await portal.signIn('superadmin', '/editUser/8');
  const field = await portal.field('Date of birth');
  await portal.fill('Date of birth', '1890-1-2');
  expect(field).toHaveFocus();
  await portal.user.keyboard('{Control>}s{/Control}');
  await portal.message('The changes have been saved');
  expect(portal.calls('PUT /appuser/{id}').map(({ body }) => body)).toEqual([expect.objectContaining({ dob: '1890/01/02' })]);
});

const openFilter = async (portal: Portal) => {
  await portal.signIn('superadmin', '/editUser/4');
  await portal.click('button', 'View My Documents');
  await portal.dialog('My Documents');
  await portal.click('button', /^Filter/);
  return portal.field('Document date');
};
const lastQuery = (portal: Portal) => portal.calls('GET /appuser/{id}/documents/').at(-1)?.query;

test.for(['2026-3-9', '2026年3月9日'])('the day "%s" in a filter is sent as yyyy/MM/dd (SHR-018)', async (typed, { portal }) => {
  await openFilter(portal);
  await portal.fill('Document date', typed);
  // the field is not left, so its text is still what was typed
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(lastQuery(portal)).toContain('date=2026%2F03%2F09'));
});

test('a pasted day of one meaning is offered in a filter, and is sent once it is chosen (SHR-018)', async ({ portal }) => {
  const field = await openFilter(portal);
  await portal.user.click(field);
  await portal.user.paste('27/9/2026');
  await portal.click('button', '27 September 2026?');
  expect(field).toHaveValue('2026/09/27');
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(lastQuery(portal)).toContain('date=2026%2F09%2F27'));
});

test('a day of two meanings is an error in a filter, which offers both (SHR-018)', async ({ portal }) => {
  const field = await openFilter(portal);
  await portal.user.click(field);
  await portal.user.paste('3/4/2026');
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Please enter the correct format\s*3 April 2026\?\s*4 March 2026\?$/));
  await portal.user.click(offers()[0]!);
  expect(field).toHaveValue('2026/04/03');
});

test('the day of a dialog is read as people type it, and offered in words (CLI-105, SHR-018)', async ({ portal }) => {
  await portal.signIn('superadmin');
  await portal.click('button', 'Run on demand');
  const field = await screen.findByRole('textbox', { name: /^Start Date/ });
  await portal.user.type(field, '2026年1月2日');
  await portal.user.tab();
  await waitFor(() => expect(field).toHaveValue('2026/01/02'));
  await portal.user.clear(field);
  await portal.user.type(field, '27 Sep 2026');
  await portal.click('button', '27 September 2026?');
  expect(field).toHaveValue('2026/09/27');
});

test('the day of a field with a time is read as people type it, and offered in words (NTF-091, SHR-018)', async ({ portal }) => {
  await portal.signIn('superadmin', '/createNotification');
  const field = await screen.findByRole('textbox', { name: /^Delivery Date/ });
  await portal.user.type(field, '2099年6月1日');
  await portal.user.tab();
  await waitFor(() => expect(field).toHaveValue('2099/06/01'));
  for (const typed of ['27/9/2099', '27 Sep 2099']) {
    await portal.user.clear(field);
    await portal.user.type(field, typed);
    expect(field).toHaveValue(typed);
    await portal.click('button', '27 September 2099?');
    expect(field).toHaveValue('2099/09/27');
  }
});

test('a day that is picked in the calendar is checked at once', async ({ portal }) => {
  const field = await openForm(portal);
  await portal.user.type(field, '1990/02/30');
  await portal.user.tab();
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  const picker = document.querySelector('.date-picker input')!;
  await whilePageChanges(async () => void fireEvent.change(picker, { target: { value: '1990-02-03' } }));
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'false'));
  expect(field).toHaveValue('1990/02/03');
});
