/** Every text of a page, also those that only a pointer, a screen reader or a link has. */
import { expect, screen, waitFor, type Portal } from '../portal';

const attributes = ['title', 'alt', 'placeholder', 'href', 'src', 'aria-label', 'aria-description', 'aria-valuetext'];

const ownText = ({ childNodes }: Element) =>
  [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? '');
const valueOf = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
    ? [element.value]
    : [];

/** The texts of the page, attributes and values of inputs included. */
export const pageTexts = () => [
  document.title,
  ...[...document.body.querySelectorAll('*')].flatMap((element) => [
    ...ownText(element),
    ...attributes.flatMap((name) => element.getAttribute(name) ?? []),
    ...valueOf(element),
  ]),
];

/** What JavaScript makes of a missing value, a template of the catalogue that nothing has filled, and a part that could not be drawn. */
const wrong = /\b(undefined|null|NaN|Invalid Date|Infinity)\b|\[object|%\{|cannot be shown: /;

/** Expects that no text of the page shows a value that is missing as code would. */
export const expectTexts = () => {
  const texts = pageTexts();
  expect(texts.join('').trim()).not.toBe('');
  expect(texts.filter((text) => wrong.test(text))).toEqual([]);
};

/** Titles of values for which a requirement wants "-" in place of "–" (PLT-110, PRJ-018, PRJ-097, PRJ-098, NTF-124, SHR-023). */
const hyphenated = ['Last update', 'Last update by', 'Last post date', 'Last Online Date', 'Created by', 'Profile update status'];
/** What is shown for a missing value with a title. */
export const missingSign = (title: string) => (hyphenated.includes(title) ? '-' : '–');

/** Waits until lookups, images and parts of fields have loaded. */
export const waitForParts = async (portal: Portal) => {
  const loading =
    '[aria-busy=true], .value-waiting, .waiting-bars, [placeholder="Loading…"], .rich-text-box:not(:has([role=textbox], .rendered-text))';
  await waitFor(() => {
    expect(portal.pending).toBe(0);
    expect([...document.querySelectorAll(loading)].map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    expect(screen.queryAllByText('Loading…')).toEqual([]);
  });
};
