import type { Page } from '@playwright/test';
import { isSoak } from '../../sampling';
import { attacks } from '../attacks';
import { caseName, drawCases, randomOfCase } from '../cases';
import { expect, reply, test, type Portal } from '../portal';
import { bring as bringTo, type Brought } from './bring';
import { editor, fillDelivery, radio, review, saveReviewed, stored, tick, add } from './composer';
import { foreignLinks } from '../../foreignLinks';

const path = '/createNotification';
const content = (page: Page) => editor(page, 'Content (EN)');
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Format of Content (EN)' });
const format = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true });
/** Puts data into the editor of English. */
const bring = (page: Page, ...all: Brought[]) => bringTo(content(page), ...all);
const html = (page: Page) => content(page).evaluate((element) => element.innerHTML);
/** The editor of English, opened by somebody. */
const open = async (portal: Portal) => {
  await portal.signIn('superadmin', path);
  await content(portal.page).click();
};

test('NTF-031 bold, italic, underline, strike and link, by button and by key', async ({ portal, page }) => {
  await open(portal);
  for (const [label, name, keys, tag] of [
    ['EN', 'Bold', 'Control+B', 'strong'],
    ['JP', 'Italic', 'Control+I', 'em'],
    ['TC', 'Underline', 'Control+U', 'u'],
    ['SC', 'Strikethrough', 'Control+Shift+X', 's'],
  ] as const) {
    const own = editor(page, `Content (${label})`);
    const button = page.getByRole('toolbar', { name: `Format of Content (${label})` }).getByRole('button', { name, exact: true });
    await own.click();
    await page.keyboard.press(keys);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    // outside of fields the last two are shortcuts
    await page.keyboard.type('on/?');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(own).toBeFocused();
    await page.keyboard.type('off');
    expect(await own.evaluate((element) => element.innerHTML), name).toBe(`<p><${tag}>on/?</${tag}>off</p>`);
  }
  await content(page).fill('to read');
  await page.keyboard.press('Shift+ControlOrMeta+ArrowLeft');
  await page.keyboard.press('Control+K');
  const dialog = portal.dialog('Link');
  const url = dialog.getByLabel('URL');
  await expect(url).toBeFocused();
  for (const wrong of ['javascript:alert(1)', '//evil.example', 'https://a b', 'ftp://x', '', ...foreignLinks]) {
    await url.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(dialog.locator('.error'), wrong).toHaveText('Please enter the correct format');
  }
  await url.fill('https://a.example/x?a=1&b=2');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(content(page).locator('a')).toHaveAttribute('href', 'https://a.example/x?a=1&b=2');
  await expect(content(page).locator('a')).toHaveText('read');
  await expect(content(page)).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await format(page, 'Link').click();
  await expect(url).toHaveValue('https://a.example/x?a=1&b=2');
  await dialog.getByRole('button', { name: 'Remove link' }).click();
  await expect(dialog).toHaveCount(0);
  // one letter was selected
  await expect(content(page).locator('a')).toHaveText('rea');
  await portal.expectAccessible();
});

test('NTF-031 a link that is partly bold is one link', async ({ portal, page }) => {
  await open(portal);
  await bring(page, ['paste', { 'text/html': '<p>go <a href="https://old.example">Click <b>here</b> now</a> or not</p>' }]);
  await expect(content(page).locator('strong')).toHaveText('here');
  await content(page)
    .getByText('Click')
    .click({ position: { x: 6, y: 6 } });
  // the browser tells the editor of its selection a moment later
  await expect(format(page, 'Link')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+K');
  const url = portal.dialog('Link').getByLabel('URL');
  await expect(url).toHaveValue('https://old.example');
  await url.fill('https://new.example');
  await page.keyboard.press('Enter');
  await expect(portal.dialog('Link')).toHaveCount(0);
  expect(await html(page)).toBe('<p>go <a href="https://new.example">Click <strong>here</strong> now</a> or not</p>');
});

test('NTF-031 the toolbar is one stop of the keyboard, and Tab leaves the editor', async ({ portal, page }) => {
  await open(portal);
  await page.keyboard.press('Shift+Tab');
  await expect(format(page, 'Bold')).toBeFocused();
  for (const name of ['Italic', 'Underline', 'Strikethrough', 'Link', 'Bold']) {
    await page.keyboard.press('ArrowRight');
    await expect(format(page, name)).toBeFocused();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(format(page, 'Link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(content(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(content(page)).not.toBeFocused();
});

test('NTF-031 what is pasted or dropped keeps what the editor knows', async ({ portal, page }) => {
  await open(portal);
  const word = '<html><body><!--StartFragment--><p class=MsoNormal style="margin:0"><b style="mso-bidi">Dear</b> <span style="color:red">you</span><o:p></o:p></p><ul><li>One</li><li><i>Two</i></li></ul><table><tr><td>Cell</td></tr></table><a href="https://a.example" target=_top onclick="x()">link</a><img src="https://evil.example/x.png"><!--EndFragment--></body></html>'; // prettier-ignore
  await bring(page, ['paste', { 'text/html': word, 'text/plain': 'Dear you' }]);
  expect(await html(page)).toBe(
    '<p><strong>Dear</strong> you</p><p>• One</p><p>• <em>Two</em></p><p>Cell</p><p><a href="https://a.example">link</a></p>',
  );
  await content(page).fill('');
  await bring(page, ['paste', { 'text/plain': 'first\r\nsecond\n\nthird <b>x</b>' }]);
  expect((await html(page)).replaceAll('<br class="ProseMirror-trailingBreak">', '')).toBe(
    '<p>first</p><p>second</p><p></p><p>third &lt;b&gt;x&lt;/b&gt;</p>',
  );
  await content(page).fill('end');
  await bring(page, ['drop', { 'text/html': '<u>start</u>' }]);
  expect(await html(page)).toBe('<p><u>start</u>end</p>');
  await bring(page, ['paste', { 'text/rtf': 'nothing' }]);
  expect(await html(page)).toBe('<p><u>start</u>end</p>');
});

test('NTF-031 a document of Google keeps its marks and bullets, and is not bold throughout', async ({ portal, page }) => {
  await open(portal);
  const google = '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:normal;text-decoration:none">Dear</span><span style="font-weight:400;font-style:italic"> you</span><span style="font-weight:400;text-decoration:underline"> two</span><span style="text-decoration:line-through"> three</span></p><br><ol><li style="list-style-type:decimal"><p><span style="font-weight:400">One</span></p></li><li><p>Two</p></li></ol></b>'; // prettier-ignore
  await bring(page, ['paste', { 'text/html': google, 'text/plain': 'Dear you' }]);
  expect((await html(page)).replaceAll('<br class="ProseMirror-trailingBreak">', '')).toContain(
    '<p><strong>Dear</strong><em> you</em><u> two</u><s> three</s></p>',
  );
  await expect(content(page)).toContainText('1. One');
  await expect(content(page)).toContainText('2. Two');
  await expect(content(page).locator('strong')).toHaveText(['Dear']);
});

test('NTF-031 a blank line is sent as one with a height; a stored one without is left as it is until somebody types', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(portal, ({ status, type }) => status === 'PENDING' && type === 'SYSTEM');
  await portal.control('POST', 'faults', {
    call: 'GET /notification/details/{id}',
    kind: 'raw',
    count: 1,
    body: reply({ ...row, contents: { ...row.contents, EN: '<p>A</p><p></p><p>B</p>' } }),
  });
  await portal.open(`/editNotification/${row.id}`);
  await expect(content(page)).toContainText('B');
  await expect(page.locator('.form-changes')).toHaveCount(0);
  await content(page).locator('p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('C');
  await portal.expectChanges('Content (EN)');
  await saveReviewed(portal);
  await expect.poll(() => portal.calls('PUT /notification/edit/{id}').length).toBe(1);
  expect((portal.calls('PUT /notification/edit/{id}')[0]!.body as { contents: { EN: string } }).contents.EN).toBe(
    '<p>A</p><p><br></p><p>B</p><p><br></p><p>C</p>',
  );
});

test('NTF-060 tags are typed as text, stand out, and are never of two looks', async ({ portal, page }) => {
  await open(portal);
  await page.keyboard.type('You get <AMT1>, not <AMT5>');
  await expect(content(page).locator('.text-tag')).toHaveText(['<AMT1>']);
  await content(page).fill('');
  await bring(page, ['paste', { 'text/html': '<p>&lt;AM<b>T2</b>&gt; and <AMT3></p>' }]);
  await expect(content(page).locator('.text-tag')).toHaveText(['<AMT2>', '<AMT3>']);
  await expect(content(page).locator('strong')).toHaveCount(0);
  await content(page).fill('');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('<AM');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('T4>');
  await expect(content(page).locator('strong')).toHaveText('<AMT4>');
});

test('what is deleted over a selection by a menu goes without a style that the policy forbids', async ({ portal, page }) => {
  await open(portal);
  await content(page).fill('You get <AMT1>');
  await page.keyboard.press('Control+A');
  await content(page).evaluate((element) =>
    element.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType: 'deleteContentBackward' })),
  );
  await expect(content(page)).toHaveText('');
});

test('a key right after a selection acts on it, before the editor has received the selection', async ({ portal, page }) => {
  await open(portal);
  for (const [kind, wanted] of [
    ['insertText', 'x'],
    ['deleteContentForward', ''],
    ['Delete', ''],
    ['Backspace', ''],
    ['paste', 'new'],
  ] as const) {
    await bring(page, ['paste', { 'text/plain': 'You get <AMT1>' }]);
    await content(page).evaluate((element, kind) => {
      const about = { bubbles: true, cancelable: true };
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'new');
      document.getSelection()!.selectAllChildren(element);
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent(kind, { ...about, clipboardData })
          : kind === 'Delete' || kind === 'Backspace'
            ? new KeyboardEvent('keydown', { ...about, key: kind })
            : new InputEvent('beforeinput', { ...about, inputType: kind, data: kind === 'insertText' ? 'x' : null }),
      );
    }, kind);
    await expect(content(page)).toHaveText(wanted);
    await content(page).fill('');
  }
});

test('a key right after a selection was left does not act on it', async ({ portal, page }) => {
  await open(portal);
  await bring(page, ['paste', { 'text/plain': 'You get <AMT1>' }]);
  await page.keyboard.press('Control+A');
  await content(page).evaluate((element) => {
    const about = { bubbles: true, cancelable: true };
    document.getSelection()!.collapseToEnd();
    element.dispatchEvent(new InputEvent('beforeinput', { ...about, inputType: 'insertText', data: 'x' }));
    element.dispatchEvent(new KeyboardEvent('keydown', { ...about, key: 'Delete' }));
  });
  await expect(content(page)).toHaveText('You get <AMT1>');
});

test('attacks that are pasted or dropped into the editor run no code and leave no markup behind (NTF-065 SHR-072)', async ({
  portal,
  page,
}) => {
  await open(portal);
  expect(attacks.length).toBeGreaterThan(190);
  await bring(page, ...attacks.map((attack, i): Brought => [i % 2 ? 'drop' : 'paste', { 'text/html': attack }]));
  await bring(page, ...attacks.slice(0, 110).map((attack): Brought => ['paste', { 'text/plain': attack }]));
  // an image that was let through fails to load before this one does
  await page.evaluate(() => new Promise((resolve) => Object.assign(new Image(), { onerror: resolve, src: 'x' })));
  expect(await page.evaluate(() => (window as { hit?: unknown }).hit)).toBeUndefined();
  for (const attack of [attacks[0]!, attacks[109]!]) await expect(content(page)).toContainText(attack);
  expect(
    await content(page).evaluate(
      (element) => [...element.querySelectorAll('*')].filter((each) => !/^(P|BR|STRONG|EM|U|S|A|SPAN)$/.test(each.tagName)).length,
    ),
  ).toBe(0);
});

test('NTF-060 NTF-063 what is stored goes through editor, wire and editor unchanged', async ({ portal, page }) => {
  await open(portal);
  const stored = [
    '<p>Plain</p>',
    '<p>Two</p><p>paragraphs, one <strong>bold <em>both</em></strong> <u>under</u> <s>gone</s></p>',
    '<p>A<br>break &amp; a <a href="https://a.example/?a=1&amp;b=2">link</a></p>',
    '<p>&lt;AMT1&gt; &lt;b&gt; " \' 香港 \u00a0end</p>',
  ]; // prettier-ignore
  await radio(page, 'Notification Type', 'System').check();
  await page.getByLabel('Notification Category').fill('x');
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await tick(page, 'Region', 'Hong Kong').check();
  for (const [i, label] of ['EN', 'JP', 'TC', 'SC'].entries()) {
    await editor(page, `Title (${label})`).fill('x');
    await editor(page, `Content (${label})`).click();
    await editor(page, `Content (${label})`).evaluate((element, text) => {
      const data = new DataTransfer();
      data.setData('text/html', text);
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
    }, stored[i]!);
  }
  await fillDelivery(page);
  const box = await review(portal);
  await expect(box.getByRole('link', { name: 'https://a.example/?a=1&b=2' })).toBeVisible();
  for (const each of await box.getByRole('checkbox').all()) await each.check();
  await box.getByRole('button', { name: /^Send to/ }).click();
  await expect(portal.message('Push Notification is created')).toBeVisible();
  const { contents } = portal.calls(add)[0]!.body as { contents: Record<string, string> };
  expect(Object.values(contents)).toEqual(stored);
  await portal.rows().first().getByRole('link').first().click();
  await expect(editor(page, 'Content (EN)')).toHaveText('Plain');
  await editor(page, 'Title (EN)').fill('y');
  await editor(page, 'Content (JP)').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await page.keyboard.press('Backspace');
  await saveReviewed(portal);
  await expect(portal.message('The changes have been saved')).toBeVisible();
  const again = (portal.calls('PUT /notification/edit/{id}')[0]!.body as { contents: Record<string, string> }).contents;
  expect(Object.values(again)).toEqual(stored);
});

test('the editor keeps random documents unchanged (NTF-031)', { tag: ['@complete', '@sampled'] }, async ({ portal, page }) => {
  if (isSoak) test.setTimeout(600_000);
  await open(portal);
  let random = randomOfCase(0);
  const words = ['one', 'two & three', '<AMT2>', 'a < b', '香港', 'ends "here"', '\u00a0wide\u00a0', 'خمسة'];
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
  /** A run of text in some marks, in the order in which the editor nests them. */
  const run = (i: number) => {
    const word = random.pick(words);
    const marks = word.includes('AMT') ? [] : ['strong', 'em', 'u', 's'].filter(() => random.chance(0.3));
    const inner = marks.reduceRight((html, tag) => `<${tag}>${html}</${tag}>`, `${escape(word)}${i}`);
    return random.chance(0.2) ? `<a href="https://a.example/${i}">${inner}</a>` : inner;
  };
  /** Neighbours differ, or they would become one. */
  const paragraph = () =>
    `<p>${Array.from({ length: random.integer(1, 4) }, (_, i) => run(i)).join(random.chance(0.5) ? '<br>' : ' and ')}</p>`;
  for (const number of drawCases(30, 200)) {
    random = randomOfCase(number);
    const html = Array.from({ length: random.integer(1, 4) }, paragraph).join('');
    await content(page).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await bring(page, ['paste', { 'text/html': html }]);
    const seen = await content(page).evaluate((element) => {
      const own = element.cloneNode(true) as HTMLElement;
      for (const tag of own.querySelectorAll('span.text-tag')) tag.replaceWith(...tag.childNodes);
      return own.innerHTML;
    });
    expect(seen, caseName(number)).toBe(html);
  }
});

test('NTF-031 a key of the editor changes nothing while the form is being sent', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(portal, ({ status, type }) => status === 'DELIVERED' && type === 'SYSTEM');
  await portal.open(`/editNotification/${row.id}`);
  await content(page).fill('As it is sent');
  await page.keyboard.press('Control+A');
  await expect(format(page, 'Bold')).toHaveAttribute('aria-pressed', 'false');
  const letGo = await portal.hold('**/notification/edit/*');
  await page.keyboard.press('Control+S');
  const box = portal.dialog('Review before saving');
  const save = box.getByRole('button', { name: /^Save, changes the message in/ });
  await expect(save).toBeVisible();
  for (const line of await box.getByRole('checkbox').all()) await line.check();
  await save.click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  await expect(content(page)).toBeFocused();
  for (const keys of ['Control+B', 'Control+I', 'Control+U', 'Control+Shift+X', 'Control+Z', 'x']) await page.keyboard.press(keys);
  expect(await html(page)).toBe('<p>As it is sent</p>');
  letGo();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect((await portal.ask<{ contents: { EN: string } }>(`/notification/details/${row.id}`)).contents.EN).toBe('<p>As it is sent</p>');
});

test('every text of a language says which one it is, and takes its direction from what is typed', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  await radio(page, 'Button1', 'Web link').check();
  for (const text of ['Title', 'Notification Summary', 'Content', 'Button Name'])
    for (const [label, lang] of [
      ['EN', 'en'],
      ['JP', 'ja'],
      ['TC', 'zh-Hant-HK'],
      ['SC', 'zh-Hans-CN'],
    ] as const) {
      await expect(editor(page, `${text} (${label})`)).toHaveAttribute('lang', lang);
      await expect(editor(page, `${text} (${label})`)).toHaveAttribute('dir', 'auto');
    }
});
