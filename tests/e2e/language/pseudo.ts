/**
 * The portal in the pseudo-language: every text of the catalogue stands between marks, so what shows without them has got past
 * it, and the number that a text carries says which texts were shown.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import type { Text } from '../../../scripts/texts/collectTexts';
import { accented, closing, opening, pseudoCatalogue, pseudoLanguage, textsIn, unmarkedIn } from '../../../scripts/texts/pseudo';
import { expect, test as base, type Portal } from '../portal';
import { unreadableAt } from './uncut';

/** Every text of the portal, as `collect.setup.ts` has found them. */
export const textsFile = 'node_modules/.cache/texts.json';
export const readTexts = () => JSON.parse(readFileSync(textsFile, 'utf8')) as Text[];
/** Where each walk leaves the keys that it has seen. */
export const seenFolder = 'node_modules/.cache/texts-seen';

/** What nobody translates: units, codes, formats, names of formats, and what the browser says itself. */
const untranslated = [
  // index.html stands before the first script
  /^ADMIN PORTAL$|^Loading$/g,
  // the environment of config.json, and what languages call themselves
  /^UAT$/g,
  /^English( \(Pseudo-Accents\))?$/g,
  /UTC\+8/g,
  /\b(EN|JP|TC|SC|USD|CAD|kB|MB|km|m|ID)\b/g,
  /\byyyy\/MM\/dd\b/g,
  /https?:\/\/\S*/g,
  // the version of the portal, with its commit
  /\b\d+\.\d+\.\d+\+[0-9a-f]{7}(\.dirty)?\b/g,
  // the number of a request
  /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  /<AMT[1-4]>|\bAMT[1-4]\b/g,
  /\bconfig\.json\b/g,
];

/** Keeps, from the first line of the page on, everything that people or screen readers may read. */
const keepShown = (opening: string) => {
  const shown = new Map<string, string>();
  Object.assign(window, { shownTexts: shown });
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'];
  const placeOf = (element: Element | null) =>
    element
      ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} in ${element.parentElement?.getAttribute('class') ?? ''}`
      : '';
  const take = (text: string | null, element: Element | null, attribute = '') => {
    // a text whose first word is an element has nothing but its mark before it
    if (text && (/\p{L}/u.test(text) || text.includes(opening)) && !shown.has(text) && !element?.closest('script, style'))
      shown.set(text, `${attribute} ${placeOf(element)}`);
  };
  const takeAll = (node: Node) => {
    if (node instanceof Text) return take(node.data, node.parentElement);
    if (!(node instanceof Element)) return;
    for (const name of attributes) take(node.getAttribute(name), node, name);
    for (const child of node.childNodes) takeAll(child);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) takeAll(node);
      else if (type === 'characterData') takeAll(target);
      else for (const name of attributes) take((target as Element).getAttribute(name), target as Element, name);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: attributes });
};

/** Every text in an answer of the CMS. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
const asLetters = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;/g, ' ');

/** A text of the portal as the pseudo-language shows it, whole; a placeholder stands for anything. */
export const says = (english: string) => {
  const words = accented(english)
    .split(/%\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`${opening}[^${closing}]?[\u2060\u200C\u200D\u2061-\u2064]*${words}[ ñ]*${closing}`, 'su');
};

export class PseudoPage {
  private readonly data = new Set<string>();

  constructor(
    readonly portal: Portal,
    readonly page: Page,
    private readonly texts: readonly Text[],
  ) {}

  /** Shows the portal in the pseudo-language from now on. */
  start = async (config: object = {}) => {
    const { page, portal, texts } = this;
    await portal.configure({ languages: ['en', pseudoLanguage], language: pseudoLanguage, ...config });
    const body = JSON.stringify(pseudoCatalogue(texts));
    await page.context().route(`**/texts/${pseudoLanguage}.json`, (route) => route.fulfill({ contentType: 'application/json', body }));
    await page.addInitScript(keepShown, opening);
    page.on('requestfinished', (request) => {
      if (request.url().includes('/portal-cms/')) this.answers.push(this.take(request));
    });
  };
  private readonly answers: Promise<void>[] = [];
  private take = async (request: Request) => {
    const json: unknown = await request
      .response()
      .then(
        (response) => response?.json(),
        () => null,
      )
      .catch(() => null);
    for (const text of textsOf(json)) this.isData(text, asLetters(text));
  };
  /** Says that a text comes from outside: of the CMS, of a file, or of the test that types it. */
  isData = (...texts: string[]) => {
    for (const text of texts) if (/\p{L}/u.test(text)) this.data.add(text.trim());
  };
  private shown = async () => {
    const entries = await this.page.evaluate(() => [...((window as unknown as { shownTexts?: Map<string, string> }).shownTexts ?? [])]);
    return entries as [string, string][];
  };
  private readonly seen = new Map<string, string>();
  /** Takes over what the page has shown: before it is left without a look, and at the end. */
  note = async () => {
    await this.noteSession();
    for (const [text, place] of await this.shown()) this.seen.set(text, place);
  };
  /** The menu and the name of who is signed in come from the CMS. */
  private noteSession = async () => {
    const session = await this.page.evaluate(() => sessionStorage.getItem('admin-portal.session'));
    this.isData(...textsOf(JSON.parse(session ?? 'null')));
  };
  /** Takes over what a CSV says that somebody saves. */
  saves = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([this.page.waitForEvent('download'), press()]);
    const cells = readFileSync(await download.path(), 'utf8').matchAll(/"((?:[^"]|"")*)"/g);
    for (const [, cell] of cells) this.seen.set(cell!, `in ${download.suggestedFilename()}`);
  };
  /** The texts of which a part comes from nowhere: neither from the catalogue nor from outside. */
  private strange = () => {
    const longestFirst = [...this.data].toSorted((a, b) => b.length - a.length);
    const all = longestFirst.join('\n');
    const isStrange = (text: string) => {
      const outside = unmarkedIn(text).trim();
      const rest = untranslated.reduce((left, pattern) => left.replaceAll(pattern, ' '), outside).trim();
      if (!/\p{L}/u.test(rest) || this.data.has(outside) || this.data.has(rest) || all.includes(rest)) return false;
      return /\p{L}/u.test(longestFirst.reduce((left, each) => (left.includes(each) ? left.replaceAll(each, ' ') : left), rest));
    };
    return [...this.seen].filter(([text]) => isStrange(text)).map(([text, place]) => `${text} (${place})`);
  };
  /** No text has got past the catalogue; the keys that were seen are left for the count. */
  finish = async (name: string) => {
    await this.note();
    await Promise.all(this.answers);
    const keys = new Set<string>();
    for (const text of this.seen.keys()) for (const n of textsIn(text)) keys.add(this.texts[n]!.key);
    mkdirSync(seenFolder, { recursive: true });
    writeFileSync(`${seenFolder}/${name.replaceAll(/\W+/g, '-')}.json`, JSON.stringify([...keys]));
    expect.soft(this.unreadable, 'texts that cannot be read').toEqual([]);
    expect(this.strange(), 'texts past the catalogue').toEqual([]);
  };
  private readonly unreadable: string[] = [];
  /** Looks at the texts that are in the window, at each width, and takes over what the page has shown. */
  look = async (where: string, sizes?: readonly { width: number; height: number }[]) => {
    await this.note();
    this.unreadable.push(...(await unreadableAt(this.page, where, sizes)));
  };
  button = (english: string, within: Page | Locator = this.page) => within.getByRole('button', { name: says(english) });
}

export const test = base.extend<{ pseudo: PseudoPage }, { texts: Text[] }>({
  texts: [async ({}, use) => use(readTexts()), { scope: 'worker' }],
  pseudo: async ({ portal, page, texts }, use, info) => {
    const pseudo = new PseudoPage(portal, page, texts);
    await use(pseudo);
    // a walk that has failed elsewhere says nothing of texts
    if (info.errors.length === 0) await pseudo.finish(info.title);
  },
});
export { expect };
