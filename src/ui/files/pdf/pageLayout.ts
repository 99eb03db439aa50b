/** Space below a page, in CSS pixels, as in pdf.css. */
const gap = 16;
/** Height divided by width of A4: of each page until one is loaded. */
const a4 = 297 / 210;
/** Pages in the document before and after the one in view, so that the browser can search them and screen readers can list them. */
const around = 60;

/** Pages that are shown at most: more of them, at 400 %, would be higher than what Firefox can lay out (17.8 million pixels). */
export const maxPages = 2_500;

/** A position in the pages: a page, from 0 on, and the part of it that is above the view, from 0 to 1. */
export type PagePosition = { page: number; part: number };
/** The heights of loaded pages, divided by their widths, by their numbers from 0 on. */
export type PageRatios = ReadonlyMap<number, number>;
export type PageLayout = {
  /** The height of a page in CSS pixels. */
  heightOf: (page: number) => number;
  /** The space that the pages before a page take; of the number of pages: the height of all. */
  topOf: (page: number) => number;
  positionAt: (scrollTop: number) => PagePosition;
  scrollTopOf: (position: PagePosition) => number;
};

/** Lays out pages of one width, one below the other. A page that is not loaded has the ratio of the first one that is. */
export const layOutPages = (count: number, width: number, ratios: PageRatios): PageLayout => {
  const [expected = a4] = ratios.values();
  const heightOf = (page: number) => width * (ratios.get(page) ?? expected);
  const tops = [0];
  for (let page = 0; page < count; page += 1) tops.push(tops[page]! + heightOf(page) + gap);
  const topOf = (page: number) => tops[page]!;
  return {
    heightOf,
    topOf,
    positionAt: (scrollTop) => {
      const page = Math.max(0, tops.findLastIndex((top, i) => i < count && top <= scrollTop)); // prettier-ignore
      return { page, part: (scrollTop - topOf(page)) / (heightOf(page) + gap) };
    },
    scrollTopOf: ({ page, part }) => topOf(page) + part * (heightOf(page) + gap),
  };
};

/** The pages near the one in view, which are rendered: from the first up to, and without, the last. */
export const pagesNear = (page: number, count: number): [first: number, end: number] => [
  Math.max(0, page - around),
  Math.min(count, page + around + 1),
];
