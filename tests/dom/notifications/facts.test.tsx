/** The facts of a review: who gets the notification, when, its files, its buttons and its links. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Audience } from '../../../resources/notifications/audience/useAudience';
import type { NotificationDraft } from '../../../resources/notifications/notification';
import { AudienceLines } from '../../../resources/notifications/review/AudienceLines';
import { Facts } from '../../../resources/notifications/review/Facts';
import type { PlacedLink } from '../../../resources/notifications/review/links';
import { renderInList } from '../lists/listParts';

const user = userEvent.setup({ delay: null });
type Options = {
  draft?: object;
  audience?: Partial<Audience> | null;
  until?: string | null;
  links?: PlacedLink[];
  level?: number;
  rows?: Record<string, { id: number | string; label: string }[]>;
};
const draw = ({ draft = {}, audience = {}, until = 'in 5 min', links = [], level = 1, rows = {} }: Options) => {
  const getList = vi.fn(async (resource: string, _: unknown) => ({ data: rows[resource] ?? [], total: rows[resource]?.length ?? 0 }));
  const counted = audience && { total: 0, offices: {}, rows: 0, leftOut: {}, ...audience };
  const whole = { type: 'MARKET', csvType: 'ID_ONLY', deliveryDate: '2026/11/23 10:00', ...draft } as unknown as NotificationDraft;
  const viewer = { id: 'ann', level, codes: [], claims: {} };
  renderInList(
    <Facts draft={whole} until={until} links={links}>
      {counted && <AudienceLines audience={counted} />}
    </Facts>,
    { provider: { getList: getList as never }, engine: { viewer } },
  );
  return getList;
};
const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
/** The line under a label; null without one. */
const line = (label: string) => screen.queryAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling ?? null;
const items = (label: string) => [...line(label)!.querySelectorAll('li')].map(({ textContent }) => textContent);

describe('the recipients in a review', () => {
  it('an office has its total and its regions by name, and what belongs to no region is reported', async () => {
    const offices = { HK: { total: 1_200, regions: { HK: 1_000, CN: 150 } }, XX: { total: 3, regions: { ZZ: 3 } } };
    draw({ audience: { offices }, rows: { regions: [{ id: 'HK', label: 'Hong Kong Island' }] } });
    await waitFor(() => expect(items('Hong Kong')).toEqual(['Hong Kong Island 1,000', 'CN 150', 'Elsewhere 50']));
    expect(line('Hong Kong')!.querySelector('strong')!.textContent).toBe('1,200');
    expect(items('XX')).toEqual(['ZZ 3']);
  });
  it('a sum of the regions that is larger than the total of the office is reported too', () => {
    draw({ audience: { offices: { HK: { total: 5, regions: { HK: 7 } } } } });
    expect(items('Hong Kong')).toEqual(['HK 7', 'Elsewhere -2']);
  });
  it.each([
    [1, '3 of 1,005: 2 unknown, 1 repeated'],
    [2, '3 of 1,005: 2 unknown, or of another sales office, 1 repeated'],
  ])('at level %i the rows that are left out are counted with their reasons (PLT-121)', (level, text) => {
    draw({ level, audience: { rows: 1_005, leftOut: { unknown: 2, duplicate: 1 } } });
    expect(line('Left out')).toHaveTextContent(text);
  });
  it('a review has no line of rows that are left out when all of them are reached', () => {
    draw({ audience: { rows: 5, total: 5 } });
    expect(line('Left out')).toBeNull();
  });
  it.each([
    [['HK', 'SG'], 'Two, one for each sales office'],
    [['HK'], undefined],
  ])('a notification of the offices %j is counted as two: %s', (salesOffices, text) => {
    draw({ draft: { salesOffices } });
    expect(line('Notifications')?.textContent).toBe(text);
  });
});

describe('the facts of a notification in its review', () => {
  it('an important notification to a client list has all lines of its kind', () => {
    draw({ draft: { important: true, category: 'News', summary: { EN: 'x', ZH_CN: 'y' } } });
    expect(labels()).toEqual(['Type', 'Category', 'Client list type', 'Languages', 'Delivery']);
    expect(line('Type')).toHaveTextContent('Market Updates Important');
    expect(line('Category')).toHaveTextContent('News');
    expect(line('Client list type')).toHaveTextContent('IDs only');
    expect(line('Languages')).toHaveTextContent('EN, JP (no summary), TC (no summary), SC');
  });
  it('a SYSTEM notification has no type of a client list, and one that is not important does not say so', () => {
    draw({ draft: { type: 'SYSTEM', important: false } });
    expect(line('Client list type')).toBeNull();
    expect(line('Type')!.textContent).toBe('System');
  });
  it.each([
    ['in 5 min', '2026/11/23 10:00 UTC+8, in 5 min'],
    [null, '2026/11/23 10:00 UTC+8'],
  ])('a delivery %s is shown as "%s"', (until, text) => {
    draw({ until });
    expect(line('Delivery')!.textContent).toMatch(new RegExp(`^${text.replace('+', '\\+')}( \\d.* here)?$`));
  });
});

describe('the files in a review', () => {
  const upload = (key: string, fileName: string) => ({
    key,
    fileName,
    fileId: key,
    readAt: Date.parse('2026-11-23T02:05:00Z'),
    retry: () => {},
  });
  const stored = (fileId: string) => ({ fileId, fileName: `${fileId}.png` });
  const list = upload('k1', 'clients.csv');

  it('each file stands there once, and one that was chosen here with the time of its reading', () => {
    draw({ draft: { csvFile: list, images: { EN: stored('a'), JA: null, ZH_HK: upload('k2', 'b.png') } } });
    expect(items('Files')).toEqual(['clients.csvread 10:05 UTC+8', 'a.png', 'b.pngread 10:05 UTC+8']);
  });
  it('one image for all languages is the English one alone', () => {
    draw({ draft: { imageIsSame4All: true, images: { EN: stored('a'), JA: stored('b') } } });
    expect(items('Files')).toEqual(['a.png']);
  });
  it('a SYSTEM notification has no client list any more', () => {
    draw({ draft: { type: 'SYSTEM', csvFile: list, images: { EN: stored('a') } } });
    expect(items('Files')).toEqual(['a.png']);
  });
  it('a notification without files has no line for them', () => {
    draw({ draft: { csvFile: null, images: {} } });
    expect(line('Files')).toBeNull();
  });
});

describe('the buttons in a review', () => {
  it.each([
    ['URL', 'Web link'],
    ['INVESTMENT', 'Investment'],
    ['OTHER', 'OTHER'],
  ])('a button of the type %s is named by its type', (button1Type, text) => {
    draw({ draft: { button1Type, button1ProjectIdHk: 4 } });
    expect(line('Button1')!.textContent).toBe(text);
    expect(line('Button2')).toBeNull();
  });
  it('a button with a project for each office names both with their office', async () => {
    draw({
      draft: { salesOffices: ['HK', 'SG'], button2Type: 'PROJECT', button2ProjectIdHk: 4, button2ProjectIdSg: 5 },
      rows: { hongKongProjects: [{ id: 4, label: 'P-4 Harbour' }], singaporeProjects: [{ id: 4, label: 'P-4 Marina' }] },
    });
    await waitFor(() => expect(items('Button2')).toEqual(['P-4 Harbour, Hong Kong', '5, Singapore']));
  });
  it('the project of a stored notification is one of its office', async () => {
    const getList = draw({
      draft: { id: 3, salesOffice: 'SG', button1Type: 'PROJECT', button1ProjectID: 6 },
      rows: { officeProjects: [{ id: 6, label: 'P-6 Marina' }] },
    });
    await waitFor(() => expect(items('Button1')).toEqual(['P-6 Marina, Singapore']));
    expect(getList.mock.calls.map(([resource, params]) => [resource, (params as { filter: object }).filter])).toContainEqual([
      'officeProjects',
      { within: 'SG' },
    ]);
  });
});

describe('the links in a review', () => {
  it('a link is marked once it was opened, and the others are not', async () => {
    const open = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', open);
    onTestFinished(() => document.removeEventListener('click', open));
    draw({
      links: [
        { href: 'https://a.example/', places: ['Content (EN)', 'Button1 (JP)'] },
        { href: 'https://b.example/', places: ['Content (JP)'] },
      ],
    });
    const notOpened = 'Content (EN), Button1 (JP) · not opened from here';
    expect(items('Links')).toEqual([expect.stringContaining(notOpened), expect.stringContaining('Content (JP) · not opened from here')]);
    await user.click(within(line('Links') as HTMLElement).getByRole('link', { name: /a\.example/ }));
    expect(items('Links')[0]).toMatch(/Content \(EN\), Button1 \(JP\)\s*opened$/);
    expect(items('Links')[1]).toContain('Content (JP) · not opened from here');
    await user.click(within(line('Links') as HTMLElement).getByRole('link', { name: /b\.example/ }));
    for (const item of items('Links')) expect(item).toMatch(/opened$/);
    expect(open).toHaveBeenCalledTimes(2);
  });
  it('a notification without links has no line for them', () => {
    draw({});
    expect(line('Links')).toBeNull();
  });
});
