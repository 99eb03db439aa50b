/** The preview of a notification as app users see it. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PhoneMessage } from '../../../resources/notifications/preview/PhoneMessage';
import type { NotificationDraft } from '../../../resources/notifications/notification';
import { FileOriginsContext } from '../../../src/ui/files/FileOriginsContext';
import { renderInList } from '../lists/listParts';

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
  it('a tag that a stored content has as markup is shown as text (NTF-060)', async () => {
    draw({ contents: { EN: '<p>C <AMT1> and more</p>' } });
    expect(await within(phone()).findByText('C <AMT1> and more')).toBeVisible();
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
