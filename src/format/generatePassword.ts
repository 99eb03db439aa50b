/** What generated passwords are made of: no characters that are taken for one another. */
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#$%&*+-=?@^_~'];

/** A number below `limit` without modulo bias. */
const randomBelow = (limit: number): number => {
  const most = Math.floor(0x1_0000_0000 / limit) * limit;
  const value = crypto.getRandomValues(new Uint32Array(1))[0]!;
  return value < most ? value % limit : randomBelow(limit);
};
const pick = (text: string) => text[randomBelow(text.length)]!;

/** A random password with all four character classes; the length is clamped to 8-20 (SHR-004). */
export const generatePassword = (length = 12) => {
  const count = Math.min(20, Math.max(8, Math.trunc(length) || 8));
  const characters = [...alphabets.map(pick), ...Array.from({ length: count - alphabets.length }, () => pick(alphabets.join('')))];
  for (let i = characters.length - 1; i > 0; i -= 1) {
    const j = randomBelow(i + 1);
    [characters[i], characters[j]] = [characters[j]!, characters[i]!];
  }
  return characters.join('');
};
