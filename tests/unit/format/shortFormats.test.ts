import { expect, it } from 'vitest';
import { camelCase } from '../../../src/format/camelCase';
import { formatCount } from '../../../src/format/count';
import { emailPattern } from '../../../src/format/email';
import { isWebLink } from '../../../src/format/webLink';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [123_456, '123,456'],
  [1_234_567, '1,234,567'],
])('formatCount writes %i as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it.each([
  ['Client Management', 'clientManagement'],
  [' Our  Products ', 'ourProducts'],
  ['(New) FAQ & More', 'newFAQMore'],
  ['Büro Zürich', 'büroZürich'],
  ['', ''],
])('camelCase makes of "%s" the name "%s" (PLT-051)', (label, name) => {
  expect(camelCase(label)).toBe(name);
});

it.each([
  ['a@b.co', true],
  ['a.b+c@d.e.co', true],
  ['a@b', false],
  ['a@b.', false],
  ['a@.co', false],
  ['a@b..co', false],
  ['a@b@c.co', false],
  ['@b.co', false],
  ['a b@c.co', false],
  ['a@b.co ', false],
])('"%s" is an email address: %s (SHR-012)', (text, isEmail) => {
  expect(emailPattern.test(text)).toBe(isEmail);
});

it.each([
  ['https://good.example/a?b#c', true],
  ['HTTP://good.example', true],
  ['https://good.example:8443/', true],
  ['https://good.example/a b', false],
  ['https://', false],
  ['https:///a', false],
  ['https://good.example\\@evil.example', false],
  ['https://good@evil.example', false],
  ['https://good.example:port/', false],
])('"%s" is a web address that leaves the portal safely: %s (SHR-072)', (text, isSafe) => {
  expect(isWebLink(text)).toBe(isSafe);
});
