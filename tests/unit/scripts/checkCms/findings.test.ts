import { describe, expect, it } from 'vitest';
import { createFindings, masked, said, shown, shownPlace } from '../../../../scripts/checkCms/findings';

describe('what is shown of what was found', () => {
  it.each([
    ['Ann Chan', 'Xxx Xxxx'],
    ['ann.chan@example.com', 'xxx.xxxx@xxxxxxx.xxx'],
    ['+852 5550 1140', '+999 9999 9999'],
    ['26/11/2026 10:15', '99/99/9999 99:99'],
    ['陳大文', '文文文'],
    ['Ａｎｎ１', 'Xxx9'],
  ])('%s keeps its form and names nobody', (text, form) => expect(masked(text)).toBe(form));
  it.each([
    [{ 'ann@example.com': 85_255_501_140 }, '{"xxx@xxxxxxx.xxx":99999999999}'],
    [98, '98'],
    ['\u001b[31mAnn', '"\\u001b[99xXxx"'],
  ])('%j is shown as %s', (value, text) => expect(shown(value)).toBe(text));
  it("a place has no key that may be somebody's", () =>
    expect(shownPlace('/payload/content/12/holders/ann@example.com/amount1')).toBe('/payload/content/12/holders/xxx@xxxxxxx.xxx/amount1'));
  it('a token in what a server says is masked', () =>
    expect(said('Token eyJhbGciOiJIUzI1NiIsInR5cCI6 is dead')).toBe('Token xxXxxXxxXxXXXxX9XxXxXxX9xXX9 is dead'));
  it('nested values are masked too, and long ones shortened', () => {
    expect(shown({ name: 'Ann', ids: ['A1'], none: null, count: 7 })).toBe('{"name":"Xxx","ids":["X9"],"none":null,"count":7}');
    expect(shown('a'.repeat(100))).toBe(`"${'x'.repeat(58)}…`);
    expect(shown(undefined)).toBe('nothing');
  });
  it('what a server says of itself stays but for addresses and numbers', () =>
    expect(said('No such user: ann@example.com, 85255501140')).toBe('No such user: xxx@xxxxxxx.xxx, 99999999999'));
});

describe('findings', () => {
  const deviation = {
    rule: 'shape',
    call: 'GET /a/',
    place: '/payload/content/0/x',
    expected: 'a text',
    found: '1',
    effect: 'nothing',
    portal: 'It does not look',
  } as const;
  it('count rows, and put calls that deviate alike together', () => {
    const findings = createFindings();
    findings.deviates(deviation);
    findings.deviates({ ...deviation, place: '/payload/content/12/x' });
    findings.deviates({ ...deviation, call: 'GET /0/' });
    findings.deviates({ ...deviation, place: '/payload/content/0/x/1/y' });
    expect(findings.all().deviations.map(({ calls, place, count }) => ({ calls, place, count }))).toEqual([
      { calls: ['GET /0/', 'GET /a/'], place: '/payload/content/0/x', count: 3 },
      { calls: ['GET /a/'], place: '/payload/content/0/x/1/y', count: 1 },
    ]);
  });
});
