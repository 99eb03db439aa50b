import { describe, expect, it } from 'vitest';
import { describeBlocked, describeError } from '../../../../src/app/reports/describeReport';

const assets = 'https://portal.test/admin/assets/';
const named = (name: unknown) => Object.assign(new Error('CANARY'), { name });
const describeStack = (stack: unknown, message = '') => describeError(Object.assign(new Error(message), { stack }), assets).stack;

describe('describeError', () => {
  it.each([
    ['Chromium', `TypeError: x\n    at run (${assets}start-a1.js:1:234)\n    at async ${assets}list_b-2.js:20:3`],
    ['Firefox and Safari', `run@${assets}start-a1.js:1:234\n@${assets}list_b-2.js:20:3\n`],
  ])('returns the positions of a stack of %s', (_, stack) => {
    expect(describeStack(stack, 'x')).toEqual(['assets/start-a1.js:1:234', 'assets/list_b-2.js:20:3']);
  });
  it('returns positions without the query parameters of the script', () => {
    expect(describeStack(`Error\n    at run (${assets}start-a1.js?accessToken=CANARY:1:2)`)).toEqual(['assets/start-a1.js:1:2']);
  });
  it.each([
    ['of another origin', '    at run (https://evil.example/assets/CANARY.js:1:2)'],
    ['of another folder', '    at run (https://portal.test/admin/CANARY.js:1:2)'],
    ['of an extension', '    at run (chrome-extension://CANARY/assets/content.js:1:2)'],
    ['of the page', '    at https://portal.test/admin/?accessToken=CANARY:1:2'],
    ['below the folder', `    at run (${assets}CANARY/start.js:1:2)`],
    ['in a query parameter of another origin', `    at run (https://evil.example/?(${assets}CANARY.js:1:2)`],
    ['that is not the start of the address', `    at ${assets}CANARY.js:1:2 and more`],
    ['outside a frame', `see ${assets}CANARY.js:1:2`],
    ['without a line number', `    at run (${assets}CANARY.js)`],
  ])('leaves out a position %s', (_, line) => {
    expect(describeStack(`Error\n${line}\n    at run (${assets}start-a1.js:1:2)`)).toEqual(['assets/start-a1.js:1:2']);
  });
  it.each(['TypeError: ', ''])('leaves out a message that looks like a stack, after %j', (header) => {
    const message = `\n    at run (${assets}CANARY.js:1:2)`;
    expect(describeStack(`${header}${message}\n    at run (${assets}start-a1.js:1:2)`, message)).toEqual(['assets/start-a1.js:1:2']);
  });
  it('keeps a stack of Firefox that contains the message by chance', () => {
    const stack = `run@${assets}a.js:1:2\nstart@${assets}b.js:1:2`;
    expect(describeStack(stack, 'start')).toEqual(['assets/a.js:1:2', 'assets/b.js:1:2']);
  });
  it('returns 10 positions of a longer stack', () => {
    const lines = Array.from({ length: 30 }, (_, i) => `    at run (${assets}start-a1.js:1:${i})`);
    expect(describeStack(lines.join('\n'))).toEqual(Array.from({ length: 10 }, (_, i) => `assets/start-a1.js:1:${i}`));
  });
  it.each([
    [new RangeError('CANARY'), 'RangeError'],
    [new DOMException('CANARY', 'SyntaxError'), 'SyntaxError'],
    [named('A'.repeat(40)), 'A'.repeat(40)],
    [named('A'.repeat(41)), 'unknown'],
    [named('Error CANARY'), 'unknown'],
    [named('https://evil.example'), 'unknown'],
    [named(7), 'unknown'],
    [{ name: 'CANARY' }, 'unknown'],
    ['CANARY', 'unknown'],
    [undefined, 'unknown'],
    [null, 'unknown'],
  ])('names the class of %s as %s', (error, name) => {
    expect(describeError(error, assets)).toEqual({ name, stack: [] });
  });
  it('ignores a stack that is no text', () => {
    expect(describeStack([`    at run (${assets}CANARY.js:1:2)`])).toEqual([]);
  });
});

describe('describeBlocked', () => {
  it.each([
    ['https://evil.example/CANARY?x=CANARY#CANARY', 'https://evil.example'],
    ['https://CANARY:CANARY@evil.example:8443/', 'https://evil.example:8443'],
    ['wss://evil.example/CANARY', 'wss://evil.example'],
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['data', 'data'],
    ['data:text/html,CANARY', 'data'],
    ['blob:https://portal.test/CANARY', 'blob'],
    ['chrome-extension://CANARY/content.js', 'chrome-extension'],
    ['mailto:CANARY', 'other'],
    ['CANARY', 'other'],
    ['https://', 'other'],
    ['', 'other'],
  ])('reduces %j to %j', (blockedUri, blocked) => {
    expect(describeBlocked(blockedUri)).toBe(blocked);
  });
});
