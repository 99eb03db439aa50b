import { describe, expect, it } from 'vitest';
import { createFindings, masked, named, said, shown, shownAddress, shownHeader, shownPlace } from '../../../../scripts/checkCms/findings';
import { CouldNotRun } from '../../../../scripts/couldNotRun';
import { runToEnd } from '../../../runToEnd';

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
    ['\u009b31mAnn', '" 99xXxx"'],
    [22.319_3, '99.9999'],
    [{ a: [[[[['Ann']]]]] }, '{"a":[[[["…"]]]]}'],
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
  it.each([
    ['Ann Chan already exists', 'Xxx Xxxx already exists'],
    ['12 Nathan Road, 陳大文', '12 Xxxxxx Xxxx, 文文文'],
    ['No user 852 555 114', 'No user 999 999 999'],
    ['/users/%E9%99%B3', '/users/%X9%99%X9'],
    ['HTTP 401 L101', 'HTTP 401 L101'],
    ['\u001b[31m busy\u009b\u202e\nagain', '[99x busy again'],
  ])('%j in a message of a server is shown as %s', (text, form) => expect(said(text)).toBe(form));
  it('a header shows an origin whole, and of anything else the ordinary words', () => {
    expect(shownHeader('http://localhost:5173')).toBe('http://localhost:5173');
    expect(shownHeader('Content-Type, X-Quimby')).toBe('Content-Type, X-Xxxxxx');
    expect(shownHeader(null)).toBe('no such header');
  });
  it.each([
    ['https://login.acme.example/start?of=ann', 'https://login.acme.example/start'],
    ['https://ann:secret@login.acme.example/quimby', 'https://login.acme.example/xxxxxx'],
    ['/acme-cms/ann/again', '/acme-cms/xxx/again'],
    ['javascript:quimby', 'xxxxxxxxxx:xxxxxx'],
  ])('a redirect to %s is shown as %s', (location, address) =>
    expect(shownAddress(location, 'https://cms.acme.example/acme-cms/country/')).toBe(address),
  );
  it('a text of any length is cut before it is looked at', () => {
    for (const show of [said, named, shown, shownPlace, shownHeader])
      for (const text of ['a'.repeat(3_000_000), ' '.repeat(3_000_000), '/1'.repeat(1_500_000)])
        expect(runToEnd(() => show(text)).length).toBeLessThanOrEqual(2_000);
    expect(runToEnd(() => new CouldNotRun('a\n'.repeat(1_500_000))).message.length).toBeLessThanOrEqual(5_000);
  });
  it('a message about what could not run keeps its lines and loses control characters', () =>
    expect(new CouldNotRun('one\u001b[31m\n  two\u009b').message).toBe('one [31m\n  two '));
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
  it('are cleaned, whatever they are made of', () => {
    const findings = createFindings();
    const text = `\u001b[31m${'a'.repeat(1_000)}`;
    findings.deviates({ ...deviation, place: '/payload/ann@example.com', expected: text, found: text, portal: text });
    findings.cannotTell('GET /a/', text, text);
    const { deviations, unsure } = findings.all();
    expect(deviations[0]!.place).toBe('/payload/xxx@xxxxxxx.xxx');
    for (const each of [...Object.values(deviations[0]!), ...Object.values(unsure[0]!)].map(String)) {
      expect(each).not.toContain('\u001b');
      expect(each.length).toBeLessThanOrEqual(300);
    }
  });
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
