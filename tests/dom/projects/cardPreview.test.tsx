/** Parts of projects and popups that show what app users see, drawn without their forms. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import CardPreview from '../../../resources/projects/CardPreview';
import ConvertedSizes from '../../../resources/projects/ConvertedSizes';
import type { Project } from '../../../resources/projects/project';
import VisibilityChip from '../../../resources/projects/VisibilityChip';
import PopupPreview from '../../../resources/popups/PopupPreview';
import { FileOriginsContext } from '../../../src/ui/files/FileOriginsContext';
import type { ReactNode } from 'react';
import { renderInList } from '../lists/listParts';

const user = userEvent.setup({ delay: null });
const host = 'https://files.example.com';
const image = (fileId: string) => ({ fileId, fileName: `${fileId}.png`, filePath: `${host}/${fileId}` });
const draw = (part: ReactNode, rows: object[] = []) => {
  const getList = vi.fn(async () => ({ data: rows, total: rows.length }));
  return renderInList(<FileOriginsContext value={[host]}>{part}</FileOriginsContext>, { provider: { getList: getList as never } });
};
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const openTab = (name: string) => user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
const note = () => within(screen.getByRole('region', { name: 'Preview' })).getByRole('status').textContent;
const phone = () => screen.getByRole('img', { name: /phone/i });
const pictures = () => [...phone().querySelectorAll('img')].map(({ src }) => src.replace(`${host}/`, ''));

describe('the preview of a project', () => {
  const card = {
    language: ['EN', 'JA'],
    name: { EN: 'Harbour View', JA: '港' },
    brief: { EN: 'A brief', JA: '概要' },
    address: { EN: '1 Pier Road', JA: '住所' },
    images: [image('first'), image('second')],
    thumbnail: image('thumb'),
    status: 'OPEN',
    isNew: true,
  };
  const statuses = [{ id: 'OPEN', code: 'OPEN', name: 'Open for sale' }];
  const drawCard = (changes: object = {}) => draw(<CardPreview isTouched values={{ ...card, ...changes }} />, statuses);

  it('a project is shown in its languages, with its texts, its thumbnail and its first image as the cover', async () => {
    drawCard();
    await screen.findByText('Open for sale');
    expect(tabs()).toEqual(['EN', 'JP']);
    expect(phone().textContent).toBe('Harbour ViewA briefNEWOpen for saleHarbour View1 Pier Road');
    expect(pictures()).toEqual(['thumb', 'first']);
    await openTab('JP');
    expect(phone().textContent).toBe('港概要NEWOpen for sale港住所');
    expect(phone().querySelector('.project-cards')).toHaveAttribute('lang', 'ja');
  });
  it('a project that is not new has no mark, and a status that the lookup lacks is shown by its code', async () => {
    drawCard({ isNew: false, status: 'GONE' });
    expect(await screen.findByText('GONE')).toBeVisible();
    expect(screen.queryByText('NEW')).toBeNull();
  });
  it.each([
    [{}, ''],
    [{ name: {} }, 'Missing: Project Name'],
    [{ brief: { JA: 'x' }, address: undefined }, 'Missing: Brief, Address'],
    [{ images: [] }, 'Missing: Images'],
    [{ images: null, thumbnail: null }, 'Missing: Images, Thumbnail'],
    [{ status: '' }, 'Missing: Status'],
  ])('the preview of a project with %j says what is missing: "%s"', (changes, text) => {
    drawCard(changes);
    expect(note()).toBe(text);
  });
  it('a project without pictures says so in their places', () => {
    drawCard({ images: [], thumbnail: null });
    expect(phone()).toHaveTextContent('No thumbnail');
    expect(phone()).toHaveTextContent('No image');
    expect(pictures()).toEqual([]);
  });
  it.each([
    [[], ['EN']],
    [
      ['ZH_CN', 'EN'],
      ['EN', 'SC'],
    ],
    [['JA'], ['JP']],
    [undefined, ['EN', 'JP', 'TC', 'SC']],
  ])('a project with the languages %j has the tabs %j', (language, names) => {
    drawCard({
      language,
      ...Object.fromEntries(['name', 'brief', 'address'].map((text) => [text, { EN: 'x', JA: 'x', ZH_HK: 'x', ZH_CN: 'x' }])),
    });
    expect(tabs()).toEqual(names);
  });
  it('a language that is no longer selected gives its tab up to the first one', async () => {
    const { redraw } = drawCard();
    await openTab('JP');
    redraw(<FileOriginsContext value={[host]}><CardPreview isTouched values={{ ...card, language: ['EN', 'ZH_HK'], name: { EN: 'Harbour View' } }} /></FileOriginsContext>); // prettier-ignore
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('EN');
    expect(phone()).toHaveTextContent('Harbour View');
    expect(note()).toBe('');
    expect(screen.getByRole('tab', { name: /^TC/ })).toHaveTextContent('TC');
    expect(within(screen.getByRole('tab', { name: /^TC/ })).getByRole('img', { name: 'incomplete' })).toBeVisible();
  });
});

describe('values of a project that follow others', () => {
  it.each([
    [{ propertySize: 2, units: ['PING', 'METER_SQUARE'] }, ['2448.072 ping', '8093.713 METER_SQUARE']],
    [{ propertySize: 0, units: ['PING'] }, ['0.000 ping']],
    [{ propertySize: 2, units: ['HECTARE'] }, ['HECTARE']],
  ])('the size of %j is converted to %j (PRJ-046)', async (record, texts) => {
    draw(<ConvertedSizes record={record as Project} label="Converted" value={null} />, [{ id: 'PING', code: 'PING', label: 'ping' }]);
    await waitFor(() => expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(texts));
  });
  it.each([[{ propertySize: 2, units: [] }], [{ propertySize: 2, units: null }], [{ propertySize: null, units: ['PING'] }], [{}]])(
    'the size of %j has nothing to convert',
    (record) => {
      draw(<ConvertedSizes record={record as Project} label="Converted" value={null} />);
      expect(screen.queryByRole('list')).toBeNull();
      expect(document.body).toHaveTextContent(/^–$/);
    },
  );
  it.each([
    [{ isPost: true, startDate: '2026-11-23 10:00', endDate: '2300-12-31 00:00' }, 'Live'],
    [{ isPost: true, startDate: '2026-11-23 10:01', endDate: '2300-12-31 00:00' }, 'Scheduled'],
    [{ isPost: true, startDate: '2020-01-01 00:00', endDate: '2026-11-23 09:59' }, 'Ended'],
    [{ isPost: false, startDate: '2020-01-01 00:00', endDate: '2300-12-31 00:00' }, 'Offline'],
    [{ isPost: true, startDate: null, endDate: '2300-12-31 00:00' }, 'Offline'],
  ])('at 10:00 on 2026/11/23 in Hong Kong, a project with the timeframe %j is "%s" to app users', (record, text) => {
    vi.useFakeTimers({ now: new Date('2026-11-23T02:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    draw(<VisibilityChip record={record as Project} label="Visible" value={null} />);
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('the preview of a popup', () => {
  const popup = {
    title: 'Briefing',
    useGlobalLanguage: false,
    buttonType: 'URL',
    buttons: { EN: { name: 'Book', url: 'https://a.example/' }, JA: { name: '予約', url: 'https://b.example/' } },
    images: { EN: image('en'), JA: image('jp') },
  };
  const drawPopup = (changes: object = {}) => draw(<PopupPreview isTouched values={{ ...popup, ...changes }} />);
  it('a popup shows the image, the button and the address of the language', async () => {
    drawPopup();
    expect([pictures(), phone().textContent, note()]).toEqual([['en'], 'Book', 'https://a.example/']);
    expect(screen.getByText('Briefing')).toBeVisible();
    await openTab('JP');
    expect([pictures(), phone().textContent, note()]).toEqual([['jp'], '予約', 'https://b.example/']);
    await openTab('TC');
    expect([pictures(), note()]).toEqual([[], 'Missing: Image, Button Name, URL']);
  });
  it('one image for all languages is the English one, in each tab (POP-023)', async () => {
    drawPopup({ useGlobalLanguage: true });
    await openTab('JP');
    expect(pictures()).toEqual(['en']);
  });
  it('a popup without a button shows none of its names and addresses (POP-024)', () => {
    drawPopup({ buttonType: 'NONE' });
    expect([phone().textContent, note()]).toEqual(['', '']);
  });
  it('a popup without a title has an empty one, and its preview stays', () => {
    drawPopup({ title: null });
    expect(document.querySelector('.phone-preview-title')!.textContent).toBe('');
    expect(phone()).toBeVisible();
  });
});
