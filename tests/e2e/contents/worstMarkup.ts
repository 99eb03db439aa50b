import { drawCases, randomOfCase } from '../cases';

const tags = 'p div b i u s a em strong font big span ul li ol dl dt dd table tr td th tbody caption h1 h2 blockquote pre code sub sup form button select option svg math g mi template details iframe textarea title style script noscript object nobr center'.split(' '); // prettier-ignore
const marks = ['b', 'i', 'u', 's', 'em', 'strong', 'font', 'big', 'nobr', 'a'];

/** A text of one shape, which keeps a parser or a sanitizer as busy as its length allows. */
const worstText = (number: number): string => {
  const random = randomOfCase(number);
  const tag = () => random.pick(tags);
  const mark = () => random.pick(marks);
  const opened = (many: number) => Array.from({ length: many }, (_, i) => `<${mark()} a=${i}>`).join('');
  const shapes: (() => string)[] = [
    () => `<p>${opened(random.integer(50, 400))}</p>${'<p>x'.repeat(random.integer(500, 5_000))}`,
    () => `${opened(random.integer(5, 60))}${`</p><${tag()}>x`.repeat(random.integer(500, 5_000))}`,
    () => `<${mark()}>`.repeat(random.integer(5_000, 60_000)),
    () => `<${tag()}>`.repeat(random.integer(5_000, 30_000)),
    () => `<${tag()}><${tag()}>`.repeat(random.integer(2_000, 15_000)),
    () => `<${mark()}><${tag()}>x</${mark()}>`.repeat(random.integer(1_000, 8_000)),
    () => `x${'<p>y'.repeat(4_900)}`,
    () => `<table>${`<${mark()}>x<tr>`.repeat(random.integer(1_000, 10_000))}`,
    () => '<table><tr><td>'.repeat(random.integer(500, 6_000)),
    () => `<p ${Array.from({ length: random.integer(2_000, 20_000) }, (_, i) => `a${i}=x`).join(' ')}>x`,
    () => `<p ${'a=x '.repeat(random.integer(5_000, 40_000))}>x`,
    () => `<a href="${'x'.repeat(190_000)}">x</a>`,
    () => '&'.repeat(random.integer(50_000, 190_000)),
    () => '&amp;lt'.repeat(25_000),
    () => '<!--'.repeat(random.integer(10_000, 45_000)),
    () => '<!-- -->'.repeat(4_900),
    () => `</${tag()}>`.repeat(random.integer(5_000, 30_000)),
    () => '<svg><style><!--</style>'.repeat(random.integer(500, 7_000)),
    () => '<math><mtext><table><mglyph><style>'.repeat(random.integer(200, 5_000)),
    () => `<form><${tag()}>`.repeat(random.integer(1_000, 12_000)),
    () => `<select>${'<option>x'.repeat(4_900)}`,
    () => `x${'<br>'.repeat(random.integer(4_500, 6_000))}`,
    () => '\u202e<p>\u200d'.repeat(4_900),
    () => Array.from({ length: 6_000 }, () => random.pick([`<${tag()}>`, `</${tag()}>`, 'x', `<${mark()} a=1>`, ' ', '<'])).join(''),
  ];
  return shapes[number % shapeCount]!().slice(0, 199_000);
};
const shapeCount = 24;

/** As many of the worst texts, from the first one. */
export const worstMarkup = (count: number) => Array.from({ length: count }, (_, number) => worstText(number));
/** The worst texts as numbered cases: in a sample each has another shape. */
export const worstCases = (sample: number, full: number) =>
  drawCases(sample, full, (number) => number % shapeCount).map((number) => ({ number, html: worstText(number) }));
