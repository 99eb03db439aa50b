/** The parts beside a client list: who is left out, the rows with their reasons, and what the panel of the recipients offers. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import LeftOut from '../../../resources/notifications/audience/LeftOut';
import RecipientsPanel from '../../../resources/notifications/panel/RecipientsPanel';
import { registry } from '../../../resources';
import { builtInKinds } from '../../../src/fields/builtInKinds';
import { entitiesOf } from '../../../src/schema/registry';
import { loadLazy } from '../../../src/ui/lazy';
import { toastStore, withdrawToast } from '../../../src/ui/toasts/toasts';
import { renderInList } from '../lists/listParts';
import { whilePageChanges } from '../page';
import { createServer, draftOf, listOf, personIn } from './fakeRecipients';

const entities = entitiesOf(registry, builtInKinds);
const user = userEvent.setup({ delay: null });
afterEach(() => toastStore.get().forEach(({ text }) => withdrawToast(text)));
const hongKong = personIn('HK', 'HK');
/** A client list that was chosen here. */
const uploadOf = (lines: readonly string[], changes: object = {}) => {
  const text = [...lines, ''].join('\n');
  const file = new File([text], 'clients.csv');
  return { key: 'k', fileId: 'f1', fileName: 'clients.csv', file, known: { report: listOf(text) }, retry: () => {}, ...changes };
};
const viewer = (level: number) => ({ viewer: { id: 'ann', level, codes: [], claims: {} } });

describe('who is left out of a client list', () => {
  const draw = (draft: object, provider = createServer([hongKong('A')]).provider, level = 1) =>
    renderInList(<LeftOut draft={draftOf(draft)} />, { provider: provider as never, engine: viewer(level) });
  const report = () => within(document.querySelector<HTMLElement>('.left-out')!).getByRole('status');
  const expectReport = (text: string) => waitFor(() => expect(report().textContent).toBe(text));

  it.each([
    [['clientId', 'A'], '1 of 1 row gets it'],
    [['clientId', 'A', 'X'], '1 of 2 rows gets it, 1 does not: 1 unknown'],
    [['clientId', 'X'], '0 of 1 row get it, 1 does not: 1 unknown'],
  ])('the list %j is reported as "%s"', async (lines, text) => {
    draw({ csvFile: uploadOf(lines) }, createServer(lines.includes('A') ? [hongKong('A')] : []).provider);
    expect(report()).toHaveTextContent('Counting…');
    await expectReport(text);
    expect(screen.queryAllByText('Show who is left out')).toHaveLength(lines.includes('X') ? 1 : 0);
  });
  it('the rows are read when they are opened, with the reasons of the level (PLT-121)', async () => {
    const { provider, queries } = createServer([hongKong('A')]);
    draw({ csvFile: uploadOf(['clientId', 'A', 'X']) }, provider, 2);
    await expectReport('1 of 2 rows gets it, 1 does not: 1 unknown, or of another sales office');
    expect(queries().filter(({ size }) => size > 1)).toEqual([]);
    await user.click(screen.getByText('Show who is left out'));
    expect((await screen.findByRole('listitem')).textContent).toBe('Line 3: X unknown, or of another sales office');
    expect(screen.getByRole('button', { name: 'Save 1 row as CSV' })).toBeVisible();
  });
  it('rows that cannot be read are reported, and Retry reads them', async () => {
    let isFailing = true;
    const { call } = createServer([hongKong('A')]);
    const answer = async (...args: Parameters<typeof call>) => {
      if (isFailing && args[1].query.size > 1) throw new CallFailure('refused', 'Not now');
      return call(...args);
    };
    draw({ csvFile: uploadOf(['clientId', 'A', 'X']) }, { call: answer });
    await user.click(await screen.findByText('Show who is left out'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The rows could not be read. Not now');
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('unknown', { exact: false, selector: 'li *' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('recipients that cannot be counted are reported, and Retry counts them', async () => {
    let isFailing = true;
    const { call } = createServer([hongKong('A')]);
    const answer = async (...args: Parameters<typeof call>) => {
      if (isFailing) throw new CallFailure('refused', 'Not now');
      return call(...args);
    };
    draw({ csvFile: uploadOf(['clientId', 'A']) }, { call: answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('The recipients could not be counted. Not now');
    expect(report().textContent).toBe('');
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await expectReport('1 of 1 row gets it');
  });
  it.each<[string, object, string[]]>([
    ['an office', { salesOffices: [] }, ['Choose a sales office to see who gets it.']],
    ['a region', { regions: [] }, ['Choose a sales office to see who gets it.']],
    ['regions that were never chosen', { regions: undefined }, ['Choose a sales office to see who gets it.']],
    ['its upload', { csvFile: uploadOf(['clientId', 'A'], { fileId: undefined }) }, []],
  ])('nobody is counted without %s', (_, changes, hints) => {
    const { provider, call } = createServer([hongKong('A')]);
    draw({ csvFile: uploadOf(['clientId', 'A']), ...changes }, provider);
    expect(call).not.toHaveBeenCalled();
    expect([...document.querySelectorAll('.left-out .hint')].map(({ textContent }) => textContent)).toEqual(hints);
    expect(report().textContent).toBe('');
  });
  it('a stored list is counted, and its rows, which nobody here has read, are not listed', async () => {
    draw({ csvFile: { fileId: 'f1', fileName: 'a.csv' } }, createServer([hongKong('A')], 2).provider);
    await expectReport('1 of 3 rows gets it, 2 do not: 2 unknown or repeated');
    expect(screen.queryByText('Show who is left out')).toBeNull();
  });
  it.each([
    ['CLIENT_PARAM', 1],
    ['ID_ONLY', 0],
  ])('findings in the amounts of a list of the type %s are reported %i times', async (csvType, times) => {
    draw({ csvType, titles: { EN: '<AMT2>' }, csvFile: uploadOf(['clientId,AMT1,AMT2,AMT3,AMT4', 'A,,,3,4']) });
    await expectReport('1 of 1 row gets it');
    expect(screen.queryAllByText('1 amount of AMT2 is empty')).toHaveLength(times);
    expect(screen.queryByText(/of AMT1/)).toBeNull();
  });
});

describe('the panel of the recipients', () => {
  const draw = (draft: object, { mayWrite = true, csvTemplate = 'https://a.example/t.csv' } = {}) => {
    const can = vi.fn((_: string, __: string) => mayWrite);
    renderInList(<RecipientsPanel label="Recipients" value={null} record={draftOf(draft)} />, {
      provider: createServer([hongKong('A')]).provider as never,
      engine: {
        can,
        settings: { csvTemplate },
        entities,
        ...viewer(1),
      },
    });
    expect(can).toHaveBeenCalledWith('notifications', 'write');
  };
  const view = () => user.click(screen.getByRole('button', { name: 'View client/partner list' }));
  it.each([
    [{ type: 'SYSTEM', salesOffices: [] }, 'Please select a sales office and a region before you view client list'],
    [{ type: 'MARKET' }, 'Please upload csv file before you view client list'],
    [{ type: undefined }, 'Please upload csv file before you view client list'],
  ])('the list of %j cannot be viewed yet: %s (NTF-110, NTF-113)', async (draft, text) => {
    draw(draft);
    await view();
    expect(toastStore.get().map(({ text }) => text)).toEqual([text]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it.each([
    [{ type: 'MARKET' }, 'https://a.example/t.csv', 1],
    [{ type: 'SYSTEM' }, 'https://a.example/t.csv', 0],
    [{ type: 'MARKET' }, '', 0],
  ])('the draft %j with the template "%s" has %i links to it (NTF-058)', (draft, csvTemplate, count) => {
    draw(draft, { csvTemplate });
    expect(screen.queryAllByRole('link', { name: /^CSV template/ })).toHaveLength(count);
  });
  const csvFile = uploadOf(['clientId', 'A']);
  it.each<[string, object, boolean, boolean]>([
    ['a new notification', {}, true, true],
    ['a PENDING notification', { id: 3, status: 'PENDING' }, true, true],
    ['a DELIVERED notification', { id: 3, status: 'DELIVERED' }, true, false],
    ['a SYSTEM message', { type: 'SYSTEM' }, true, false],
    ['a notification without a list', { csvFile: null }, true, false],
    ['a notification that may only be read', { id: 3, status: 'PENDING' }, false, false],
  ])('the recipients of %s are counted beside its list or not', async (_, changes, mayWrite, isCounted) => {
    await loadLazy(() => import('../../../resources/notifications/audience/LeftOut'));
    draw({ csvFile, ...changes }, { mayWrite });
    if (isCounted) expect(await screen.findByText('1 of 1 row gets it')).toBeVisible();
    else {
      await whilePageChanges(() => new Promise(setImmediate));
      expect(document.querySelector('.left-out')).toBeNull();
    }
  });
});

describe('Refresh in the list of recipients', () => {
  const csvFile = uploadOf(['clientId', 'A']);
  const stored = { fileId: 'f1', fileName: 'a.csv' };
  it.each<[string, object, boolean, boolean]>([
    ['a list that was chosen here', { csvFile }, true, true],
    ['the list of a PENDING notification', { id: 3, status: 'PENDING', csvFile: stored }, true, true],
    ['the list of a PENDING notification that may only be read', { id: 3, status: 'PENDING', csvFile: stored }, false, false],
    ['the list of a DELIVERED notification', { id: 3, status: 'DELIVERED', csvFile: stored }, true, false],
    ['the list of a copy, which belongs to its source', { csvFile: stored }, true, false],
    ['a list that a SYSTEM message no longer uses', { type: 'SYSTEM', csvFile }, true, false],
  ])('clears what the server has read of %s, or not (NTF-117, NTF-118, NTF-119)', async (_, draft, mayWrite, isCleared) => {
    const server = createServer([]);
    const getList = vi.fn(async () => ({ data: [], total: 0 }));
    const call = vi.fn(async (name: string, params: Parameters<typeof server.call>[1]) =>
      name.startsWith('GET') ? server.call(name, params) : { data: null },
    );
    renderInList(<RecipientsPanel label="Recipients" value={null} record={draftOf(draft)} />, {
      provider: { call, getList } as never,
      engine: { can: () => mayWrite, entities, ...viewer(1) },
    });
    await user.click(screen.getByRole('button', { name: 'View client/partner list' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('There is nothing here yet');
    const requests = getList.mock.calls.length;
    await user.click(dialog.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(requests));
    const cleared = call.mock.calls.filter(([name]) => name === 'DELETE /notification/client/clear/{id}');
    expect(cleared.map(([, params]) => (params as object as { path: object }).path)).toEqual(isCleared ? [{ id: 'f1' }] : []);
  });
});
