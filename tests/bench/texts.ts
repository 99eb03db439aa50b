/** Compares each search of texts on 250 kB and on 1 MB of its worst texts. Linear code takes four times as long, quadratic code 16 times. */
import { searches, textOfLength, type Text } from '../worstTexts';

/** A search fails the bench from this ratio on. */
const limit = 8;

/** Milliseconds of the processor for a run: other programs take no part of it. */
const processorTime = (run: () => unknown, runs: number) => {
  const since = process.cpuUsage();
  for (let i = 0; i < runs; i += 1) run();
  return process.cpuUsage(since).user / 1_000 / runs;
};
/** The least of several rounds. Each takes 20 ms at least, because shorter times are noise. */
const leastTime = (run: () => unknown) => {
  const runs = Math.ceil(20 / Math.max(processorTime(run, 2), 0.05));
  return Math.min(...Array.from({ length: 5 }, () => processorTime(run, runs)));
};

type Times = { short: number; long: number; ratio: number };
const measure = (run: (text: string) => unknown, text: Text): Times => {
  const [short, long] = [250_000, 1_000_000].map((length) => {
    const worst = textOfLength(text, length);
    return Math.max(
      leastTime(() => run(worst)),
      0.1,
    );
  }) as [number, number];
  return { short, long, ratio: long / short };
};
/** Measures a slow text three times, because a garbage collection can take longer than the search. */
const measureAgain = (run: (text: string) => unknown, text: Text): Times => {
  let least = measure(run, text);
  for (let i = 0; i < 2 && least.ratio >= limit; i += 1) {
    const again = measure(run, text);
    if (again.ratio < least.ratio) least = again;
  }
  return least;
};

/** The table of all searches, each with the text of the highest ratio, and the names of those that are too slow. */
export const textTimes = () => {
  const rows = searches.map(({ name, texts, run }) => {
    const times = texts.map((text) => measureAgain(run, text));
    return { name, ...times.reduce((a, b) => (b.ratio > a.ratio ? b : a)) };
  });
  return {
    table: [
      '| text | 250 kB, ms | 1 MB, ms | ratio |',
      '|---|---|---|---|',
      ...rows.map(({ name, short, long, ratio }) => `| ${name} | ${short.toFixed(1)} | ${long.toFixed(1)} | ${ratio.toFixed(1)} |`),
    ].join('\n'),
    slow: rows.filter(({ ratio }) => ratio >= limit).map(({ name }) => name),
  };
};
