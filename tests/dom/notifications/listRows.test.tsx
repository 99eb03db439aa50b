/** The rows of a client list in the preview of a notification, and the buttons that go through them. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import NotificationPreview from '../../../resources/notifications/preview/NotificationPreview';
import { RowChooser } from '../../../resources/notifications/preview/RowChooser';
import { held } from '../../unit/browser';
import { renderInList } from '../lists/listParts';
import { whilePageChanges } from '../page';
import { draftOf, listOf as readList } from './fakeRecipients';

const user = userEvent.setup({ delay: null });
const phone = () => screen.getByRole('region', { name: /phone/i });

describe('the rows of a client list', () => {
  const draw = (props: Partial<Parameters<typeof RowChooser>[0]>) => {
    const [onStep, onFind] = [vi.fn(), vi.fn()];
    const find = (id: string) => (id === 'C2' ? 1 : null);
    renderInList(<RowChooser label="Row" unit="row" shown="C1" at={0} count={3} onStep={onStep} find={find} onFind={onFind} {...props} />);
    return { onStep, onFind };
  };
  const button = (name: string) => screen.getByRole('button', { name });
  const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
  it.each([
    [0, 3, true, false],
    [1, 3, false, false],
    [2, 3, false, true],
    [0, 1, true, true],
    [null, 3, false, false],
  ])('at %s of %i rows, there is no previous row: %s, and no next row: %s', (at, count, isFirst, isLast) => {
    draw({ at, count });
    expect([isOff('Previous row'), isOff('Next row')]).toEqual([isFirst, isLast]);
  });
  it.each([
    [1, 'Previous row', 0],
    [1, 'Next row', 2],
    // a row that was found by its id has no place among the recipients: both lead to the first
    [null, 'Previous row', 0],
    [null, 'Next row', 0],
  ])('at %s the button "%s" goes to %i', async (at, name, to) => {
    const { onStep } = draw({ at });
    await user.click(button(name));
    expect(onStep).toHaveBeenCalledExactlyOnceWith(to);
  });
  it.each([
    [{ at: 1_233, count: 2_000 }, 'C1, 1,234 of 2,000'],
    [{ at: null }, 'C1'],
    [{ at: null, note: 'gets it' }, 'C1 gets it'],
  ])('the place %j is read as "%s"', (props, text) => {
    draw(props);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
  });
  it('recipients have their own names for the buttons', () => {
    draw({ unit: 'recipient' });
    expect([button('Previous recipient'), button('Next recipient')]).toHaveLength(2);
  });
  it('an id is found, one that is not there is reported, and a step clears the search', async () => {
    const { onFind } = draw({});
    const input = screen.getByLabelText('Client ID');
    await user.type(input, 'C2');
    expect(onFind).toHaveBeenCalledExactlyOnceWith(1);
    expect(screen.queryByText('The list has no such id')).toBeNull();
    await user.type(input, '9');
    expect(screen.getByText('The list has no such id')).toBeVisible();
    await user.click(button('Next row'));
    expect(input).toHaveValue('');
    expect(screen.queryByText('The list has no such id')).toBeNull();
    await user.type(input, ' ');
    expect(screen.queryByText('The list has no such id')).toBeNull();
  });
});

describe('the preview beside the form of a notification', () => {
  const listOf = (key: string, ...lines: string[]) => {
    const text = ['clientId,AMT1,AMT2,AMT3,AMT4', ...lines, ''].join('\n');
    const report = readList(text);
    return { key, fileName: `${key}.csv`, file: new File([text], `${key}.csv`), known: { report }, retry: () => {} };
  };
  const values = (draft: object) => draftOf({ csvType: 'CLIENT_PARAM', titles: { EN: 'You get <AMT1>' }, ...draft });
  const chooser = () => screen.findByRole('region', { name: 'Row of the client list' });

  it('the rows of the list are shown one by one, and a shorter list that replaces it starts at its last row', async () => {
    const { redraw } = renderInList(
      <NotificationPreview isTouched values={values({ csvFile: listOf('a', 'C1,1,,,', 'C2,2,,,', 'C3,3,,,') })} />,
    );
    expect(within(await chooser()).getByRole('status')).toHaveTextContent('C1, 1 of 3');
    expect(phone()).toHaveTextContent('You get 1');
    await user.type(screen.getByLabelText('Client ID'), 'C3');
    expect(phone()).toHaveTextContent('You get 3');
    redraw(<NotificationPreview isTouched values={values({ csvFile: listOf('b', 'D1,7,,,', 'D2,8,,,') })} />);
    await waitFor(() => expect(screen.queryByText(/2 of 2/)).not.toBeNull());
    expect(phone()).toHaveTextContent('You get 8');
  });
  it('the rows are shown once the type of the list says that it has amounts', async () => {
    const csvFile = listOf('a', 'C1,1,,,');
    const { redraw } = renderInList(<NotificationPreview isTouched values={values({ csvFile, csvType: 'ID_ONLY' })} />);
    expect(phone()).toHaveTextContent('You get <AMT1>');
    redraw(<NotificationPreview isTouched values={values({ csvFile })} />);
    expect(within(await chooser()).getByRole('status')).toHaveTextContent('C1, 1 of 1');
    expect(phone()).toHaveTextContent('You get 1');
  });
  it('rows of a former list that are read late do not replace those of the next one', async () => {
    const slow = listOf('a', 'C1,1,,,');
    const { promise, settle } = held<string>();
    vi.spyOn(slow.file, 'text').mockReturnValue(promise);
    const { redraw } = renderInList(<NotificationPreview isTouched values={values({ csvFile: slow })} />);
    redraw(<NotificationPreview isTouched values={values({ csvFile: listOf('b', 'D1,7,,,') })} />);
    await chooser();
    await whilePageChanges(async () => {
      settle('clientId,AMT1\nC1,1\n');
      await new Promise(setImmediate);
    });
    expect(within(await chooser()).getByRole('status')).toHaveTextContent('D1, 1 of 1');
    expect(phone()).toHaveTextContent('You get 7');
  });
  it.each([
    ['has no rows', { csvFile: listOf('a') }],
    ['has no amounts', { csvFile: listOf('a', 'C1,1,,,'), csvType: 'ID_ONLY' }],
    ['belongs to a SYSTEM message', { csvFile: listOf('a', 'C1,1,,,'), type: 'SYSTEM' }],
    ['is stored', { csvFile: { fileId: 'f1', fileName: 'a.csv' } }],
    ['does not exist', { csvFile: null }],
  ])('a list that %s fills no tag, and has no rows to go through', async (_, draft) => {
    const { redraw } = renderInList(<NotificationPreview isTouched values={values({ csvFile: listOf('z', 'C9,9,,,') })} />);
    await chooser();
    redraw(<NotificationPreview isTouched values={values(draft)} />);
    await waitFor(() => expect(phone()).toHaveTextContent('You get <AMT1>'));
    await whilePageChanges(() => new Promise(setImmediate));
    expect(screen.queryByRole('region', { name: 'Row of the client list' })).toBeNull();
  });
});
