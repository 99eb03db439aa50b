import { fitting, type Example } from '../../example';
import type { FormatName } from './formats';

const ofFormat: Readonly<Record<FormatName, (n: number) => string>> = {
  email: (n) => `person${n}@example.com`,
  username: (n) => `person.name${n}`,
  password: (n) => `Exampl3.Pass${n}`,
  url: (n) => `https://example.com/${n}`,
  code: (n) => `A${10_000 + n}`,
  name: (n) => `Person ${n}`,
  day: (n) => `2026/02/${String(n).padStart(2, '0')}`,
};

export const example: Example<'text'> = ({ label, format, matches, maxLength }, { member, row }) => {
  const n = row + 1;
  const words = `${label} ${n}`;
  const text = format
    ? ofFormat[format](n)
    : fitting([words, `${10_000 + n}`, `${n}`, `+852 2345 67${10 + n}`, `A${n}`, 'A', 'a'], matches);
  return { [member]: text.slice(0, maxLength) };
};
