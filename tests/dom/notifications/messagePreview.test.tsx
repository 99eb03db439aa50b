/** The preview of a notification as app users see it, and the buttons that go through the rows of its client list. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import NotificationPreview from '../../../resources/notifications/preview/NotificationPreview';
import { PhoneMessage } from '../../../resources/notifications/preview/PhoneMessage';
import { RowChooser } from '../../../resources/notifications/preview/RowChooser';
import type { NotificationDraft } from '../../../resources/notifications/notification';
import { readTable } from '../../../src/files/csv/readTable';
import { FileOriginsContext } from '../../../src/ui/files/FileOriginsContext';
import { renderInList } from '../lists/listParts';
import { whilePageChanges } from '../page';

const user = userEvent.setup({ delay: null });
const byLanguage = (text: string, [open, close] = ['', '']) =>
  Object.fromEntries(
    Object.entries({ EN: 'EN', JA: 'JP', ZH_HK: 'TC', ZH_CN: 'SC' }).map(([code, label]) => [code, `${open}${text} ${label}${close}`]),
  );
const complete = { type: 'MARKET', category: 'News', titles: byLanguage('Title'), contents: byLanguage('Content', ['<p>', '</p>']) };
const draftOf = (draft: object) => ({ ...complete, ...draft }) as unknown as NotificationDraft;
const phone = () => screen.getByRole('region', { name: /phone/i });
const note = () => within(screen.getByRole('region', { name: 'Preview' })).getByRole('status').textContent;
const incomplete = () => screen.queryAllByRole('img', { name: 'incomplete' }).map((mark) => mark.closest('[role=tab]')!.textContent);
const openTab = (name: string) => user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));

describe('the message on a phone', () => {
  const draw = (draft: object, row: Record<string, string> | null = null) =>
    renderInList(
      <FileOriginsContext value={['https://files.example.com']}>
        <PhoneMessage draft={draftOf(draft)} row={row} />
      </FileOriginsContext>,
    );

  it('a message shows its type, its category, its texts and its delivery, in the language of the tab', async () => {
    draw({ summary: byLanguage('Summary'), deliveryDate: '2026/11/23 10:00', important: true });
    for (const text of ['Market Updates', 'News', 'Important', '2026/11/23 10:00', 'Summary EN'])
      expect(within(phone()).getByText(text)).toBeVisible();
    expect(within(phone()).getAllByText('Title EN')).toHaveLength(2);
    expect(await within(phone()).findByText('Content EN')).toBeVisible();
    await openTab('JP');
    expect(within(phone()).getByText('Summary JP')).toBeVisible();
    expect(await within(phone()).findByText('Content JP')).toBeVisible();
    expect(phone().querySelector('.phone-message')).toHaveAttribute('lang', 'ja');
  });
  it('a message that is not important does not say so', () => {
    draw({ important: false });
    expect(within(phone()).queryByText('Important')).toBeNull();
  });
  it('the amounts of a row replace the tags in title, summary and content (NTF-060)', async () => {
    draw(
      { titles: { EN: 'T <AMT1>' }, summary: { EN: 'S <AMT2>' }, contents: { EN: '<p>C &lt;AMT1&gt;</p>' } },
      { AMT1: '<b>5', AMT2: '6' },
    );
    expect(within(phone()).getAllByText('T <b>5')).toHaveLength(2);
    expect(within(phone()).getByText('S 6')).toBeVisible();
    expect(await within(phone()).findByText('C <b>5')).toBeVisible();
  });
  it.each([
    [false, 'https://files.example.com/JA'],
    [true, 'https://files.example.com/EN'],
  ])('the image of a tab is the English one when one is for all: %s (NTF-069)', async (imageIsSame4All, src) => {
    const image = (code: string) => ({ fileId: code, fileName: code, filePath: `https://files.example.com/${code}` });
    draw({ imageIsSame4All, images: { EN: image('EN'), JA: image('JA') } });
    expect(phone().querySelector('img')).toHaveAttribute('src', 'https://files.example.com/EN');
    await openTab('JP');
    expect(phone().querySelector('img')).toHaveAttribute('src', src);
    await openTab('TC');
    expect(phone().querySelectorAll('img')).toHaveLength(imageIsSame4All ? 1 : 0);
  });
  const names = { button1Names: { EN: 'First' }, button2Names: { EN: 'Second' } };
  it.each([
    [{ button1Type: 'URL', button2Type: 'INVESTMENT', ...names }, ['First', 'Second']],
    [{ button1Type: 'URL', button2Type: 'NONE', ...names }, ['First']],
    [{ type: 'SYSTEM', button1Type: 'PROJECT', button2Type: 'URL', ...names }, ['First']],
    [{ ...names }, []],
  ])('a message has the buttons of its draft %j: %j (NTF-029)', (draft, shown) => {
    draw(draft);
    expect([...phone().querySelectorAll('.phone-opened-button')].map(({ textContent }) => textContent)).toEqual(shown);
  });
  it.each([
    [{}, ''],
    [{ titles: {}, contents: null }, 'Missing: Title, Content'],
    [{ button1Type: 'INVESTMENT' }, 'Missing: Button Name of Button1'],
    [{ button1Type: 'URL', button1Names: byLanguage('x') }, 'Missing: URL of Button1'],
    [{ button2Type: 'URL' }, 'Missing: Button Name of Button2, URL of Button2'],
    [{ type: 'SYSTEM', button2Type: 'URL' }, ''],
  ])('the preview of %j says what a language lacks: "%s"', (draft, text) => {
    draw(draft);
    expect(note()).toBe(text);
  });
  it('the tabs of incomplete languages are marked', () => {
    draw({ titles: { EN: 'x', ZH_HK: 'y' } });
    expect(incomplete()).toEqual(['JP', 'SC']);
  });
});

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
    const report = readTable({ bytes: new TextEncoder().encode(text), key: 'clientId', columns: ['AMT1', 'AMT2', 'AMT3', 'AMT4'] });
    return { key, fileName: `${key}.csv`, file: new File([text], `${key}.csv`), known: { report }, retry: () => {} };
  };
  const values = (draft: object) => draftOf({ csvType: 'CLIENT_PARAM', titles: { EN: 'You get <AMT1>' }, ...draft });
  const chooser = () => screen.findByRole('region', { name: 'Row of the client list' });

  it('the rows of the list are shown one by one, and a shorter list that replaces it starts at its last row', async () => {
    const { redraw } = renderInList(<NotificationPreview values={values({ csvFile: listOf('a', 'C1,1,,,', 'C2,2,,,', 'C3,3,,,') })} />);
    expect(within(await chooser()).getByRole('status')).toHaveTextContent('C1, 1 of 3');
    expect(phone()).toHaveTextContent('You get 1');
    await user.type(screen.getByLabelText('Client ID'), 'C3');
    expect(phone()).toHaveTextContent('You get 3');
    redraw(<NotificationPreview values={values({ csvFile: listOf('b', 'D1,7,,,', 'D2,8,,,') })} />);
    await waitFor(() => expect(screen.queryByText(/2 of 2/)).not.toBeNull());
    expect(phone()).toHaveTextContent('You get 8');
  });
  it.each([
    ['has no rows', { csvFile: listOf('a') }],
    ['has no amounts', { csvFile: listOf('a', 'C1,1,,,'), csvType: 'ID_ONLY' }],
    ['belongs to a SYSTEM message', { csvFile: listOf('a', 'C1,1,,,'), type: 'SYSTEM' }],
    ['is stored', { csvFile: { fileId: 'f1', fileName: 'a.csv' } }],
    ['does not exist', { csvFile: null }],
  ])('a list that %s fills no tag, and has no rows to go through', async (_, draft) => {
    const { redraw } = renderInList(<NotificationPreview values={values({ csvFile: listOf('z', 'C9,9,,,') })} />);
    await chooser();
    redraw(<NotificationPreview values={values(draft)} />);
    await waitFor(() => expect(phone()).toHaveTextContent('You get <AMT1>'));
    await whilePageChanges(() => new Promise(setImmediate));
    expect(screen.queryByRole('region', { name: 'Row of the client list' })).toBeNull();
  });
});
