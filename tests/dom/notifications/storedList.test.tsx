/** A notification that is still to be sent has a stored client list: it is read again, so that its findings and its preview are those of a new one. */
import { waitFor, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import LeftOut from '../../../resources/notifications/audience/LeftOut';
import { useReadList } from '../../../resources/notifications/clientList/useReadList';
import NotificationPreview from '../../../resources/notifications/preview/NotificationPreview';
import ReviewDialog from '../../../resources/notifications/review/ReviewDialog';
import { renderInList, renderListHook } from '../lists/listParts';
import { acceptUploads } from '../uploads';
import { createServer, draftOf, personIn } from './fakeRecipients';

beforeEach(() => void acceptUploads());
const user = userEvent.setup({ delay: null });
const hongKong = personIn('HK', 'HK');
const text = 'clientId,AMT1,AMT2,AMT3,AMT4\nA,5,,,\nX,,,,\n';
const csvFile = { fileId: 'f1', fileName: 'clients.csv', filePath: '/files/f1' };
const stored = {
  id: 3,
  status: 'PENDING',
  csvFile,
  csvType: 'CLIENT_PARAM',
  titles: { EN: 'You get <AMT1>' },
  deliveryDate: '2099/06/01 10:15',
};
const serve = (read: () => Promise<string> = async () => btoa(text)) => {
  const linkedFile = vi.fn(read);
  const getList = async () => ({ data: [], total: 0 });
  return { linkedFile, provider: { getList, linkedFile, ...createServer([hongKong('A')], 1).provider } as never };
};
const engine = { viewer: { id: 'ann', level: 1, codes: [], claims: {} } };

describe('the stored list of a notification that is still to be sent', () => {
  it('shows who is left out, with their lines, and the amounts that are missing', async () => {
    const { provider, linkedFile } = serve();
    renderInList(<LeftOut draft={draftOf(stored)} />, { provider, engine });
    expect(await screen.findByText(/1 does not: 1 unknown/)).toBeVisible();
    await user.click(screen.getByText('Show who is left out'));
    expect(await screen.findByText(/^Line 3:/)).toBeVisible();
    expect(screen.getByText('Show the lines')).toBeInTheDocument();
    expect(linkedFile).toHaveBeenCalledExactlyOnceWith('GET /files/{fileId}', '/files/f1', expect.any(AbortSignal));
  });
  it('has its amounts in the preview', async () => {
    const { provider } = serve();
    renderInList(<NotificationPreview isTouched values={draftOf(stored)} />, { provider, engine });
    expect(await screen.findAllByText('You get 5')).not.toEqual([]);
  });
  it('has to be read before its review can be confirmed, and has the findings of a new one', async () => {
    let answer = (_file: string) => {};
    const { provider } = serve(() => new Promise((resolve) => void (answer = resolve)));
    renderInList(<ReviewDialog values={draftOf(stored)} confirmLabel="Save" mayRepeat={false} onConfirm={() => {}} onClose={() => {}} />, {
      provider,
      engine,
    });
    await screen.findByRole('dialog');
    expect(screen.getAllByRole('button').at(-1)).toBeDisabled();
    answer(btoa(text));
    expect(await screen.findByRole('checkbox', { name: /^1 of 2 rows get nothing: 1 unknown/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '1 amount of AMT1 is empty, counted in all rows of the list' })).toBeVisible();
  });
  it.each<[string, () => Promise<string>]>([
    ['that cannot be had', () => Promise.reject(new CallFailure('refused', 'Not now'))],
    ['that is damaged', async () => '***'],
    ['that is no client list', async () => btoa('name\nA\n')],
  ])('%s leaves what the server counts', async (_, read) => {
    const { provider } = serve(read);
    renderInList(<LeftOut draft={draftOf(stored)} />, { provider, engine });
    expect(await screen.findByText(/1 does not: 1 unknown or repeated/)).toBeVisible();
    expect(screen.queryByText('Show who is left out')).toBeNull();
  });
});

describe('a client list is not read again', () => {
  it.each([
    ['of a notification that was sent', { ...stored, status: 'DELIVERED' }],
    ['of a SYSTEM notification', { ...stored, type: 'SYSTEM' }],
    ['that is missing', { ...stored, csvFile: null }],
  ])('%s', async (_, draft) => {
    const { provider, linkedFile } = serve();
    const { result } = renderListHook(() => useReadList(draftOf(draft)), { initialProps: undefined, provider });
    await waitFor(() => expect(result.current).toEqual({ read: null, isWaiting: false }));
    expect(linkedFile).not.toHaveBeenCalled();
  });
  it('for each part that needs it, nor when a form is opened again within minutes', async () => {
    const { provider, linkedFile } = serve();
    const both = () => [useReadList(draftOf(stored)), useReadList(draftOf({ ...stored, titles: {} }))];
    const { result } = renderListHook(both, { initialProps: undefined, provider });
    expect(result.current.every(({ isWaiting }) => isWaiting)).toBe(true);
    await waitFor(() => expect(result.current.every(({ read }) => read?.list.keys === 2)).toBe(true));
    expect(linkedFile).toHaveBeenCalledOnce();
  });
});
