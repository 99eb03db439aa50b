import { describe, expect, it } from 'vitest';
import type { FailureCode } from '../../../../../contract/failure';
import { CallFailure, httpFailure } from '../../../../../dataProvider/envelope';
import { isUnanswered } from '../../../../../src/views/form/model/isUnanswered';

describe('whether the work of a failed call was done', () => {
  it.each<[FailureCode, boolean]>([
    ['timeout', true],
    ['network', true],
    ['aborted', true],
    ['ignored', true],
    ['unavailable', true],
    ['notOk', true],
    ['busy', true],
    ['refused', false],
    ['forbidden', false],
    ['conflict', false],
    ['sessionEnded', false],
    ['download', false],
  ])('is open after %s: %s', (code, isOpen) => expect(isUnanswered(new CallFailure(code))).toBe(isOpen));
  it.each([
    [202, true],
    [204, true],
    [302, true],
    [400, false],
    [403, false],
    [404, false],
    [499, false],
    [500, true],
    [502, true],
    [504, true],
  ])('is open after HTTP %i: %s', (status, isOpen) =>
    expect(isUnanswered(httpFailure({ status, statusText: '', headers: new Headers() }))).toBe(isOpen),
  );
  it('is not open where nothing was sent: a part of the program did not load', () => expect(isUnanswered(new TypeError('x'))).toBe(false));
});
