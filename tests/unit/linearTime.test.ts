import { describe, expect, it } from 'vitest';
import { runToEnd } from '../runToEnd';
import { searches, textOfLength } from '../worstTexts';

/** Quadratic code needs minutes for so many characters. */
const length = 400_000;

describe('code that searches stored, pasted or uploaded text takes linear time', () => {
  it.each(searches.flatMap(({ name, texts, run }) => texts.map((text) => [name, JSON.stringify(text.join('…')), text, run] as const)))(
    '%s: %s',
    (_, __, text, run) => {
      const worst = textOfLength(text, length);
      expect(() => runToEnd(() => run(worst))).not.toThrow();
    },
  );
});
