import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FailureCode } from '../../../../../contract/failure';
import { CallFailure, httpFailure } from '../../../../../dataProvider/envelope';
import { createRequests, isUnanswered, type UnknownOutcome } from '../../../../../src/views/form/model/requests';

const body = { name: 'A' };
const refused = new CallFailure('refused', 'no');
const cut = new CallFailure('network');

describe('the key of a request', () => {
  let unknown: { current: UnknownOutcome | null };
  const onUnknown = vi.fn<(unknown: UnknownOutcome | null) => void>();
  const open = (isNew = true) => createRequests({ isNew, unknown, onUnknown });
  beforeEach(() => {
    unknown = { current: null };
    onUnknown.mockClear();
  });
  /** Sends a body, and it fails with an error or is done. */
  const send = async (requests: ReturnType<typeof open>, what: object, error?: unknown) => {
    const request = await requests.begin(what);
    request.sent();
    if (error === undefined) request.done();
    else request.failed(error);
    return request.key;
  };
  it('is that of the former try of the same body, while nobody knows what came of it', async () => {
    const requests = open();
    const first = await send(requests, body, cut);
    expect(requests.isUnknown()).toBe(true);
    expect(await send(requests, { ...body }, cut)).toBe(first);
    expect(await send(requests, { name: 'B' }, cut)).not.toBe(first);
  });
  it('is another one after a refusal: the server has answered', async () => {
    const requests = open();
    const first = await send(requests, body, refused);
    expect(requests.isUnknown()).toBe(false);
    expect(await send(requests, body)).not.toBe(first);
  });
  it('stays in doubt while another body is refused, and is found again', async () => {
    const requests = open();
    const first = await send(requests, body, cut);
    await send(requests, { name: 'B' }, refused);
    expect(requests.isUnknown()).toBe(true);
    expect(await send(requests, body, refused)).toBe(first);
    expect(requests.isUnknown()).toBe(false);
    expect(onUnknown.mock.lastCall).toEqual([null]);
  });
  it('is left to the next form of the same address, without the body', async () => {
    const first = await send(open(), body, cut);
    const left = onUnknown.mock.lastCall![0]!;
    expect(Object.keys(left)).toEqual(['key', 'digest', 'at']);
    expect(left.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await send(open(), body)).toBe(first);
    expect(unknown.current).toBeNull();
    expect(onUnknown.mock.lastCall).toEqual([null]);
  });
  it('of an update is left to nobody: to send it twice does no harm', async () => {
    const requests = open(false);
    const first = await send(requests, body, cut);
    expect(requests.isUnknown()).toBe(false);
    expect(await send(requests, body)).toBe(first);
    expect(onUnknown.mock.calls.flat()).toEqual([null]);
  });
  it('is open from the moment that it goes out', async () => {
    const request = await open().begin(body);
    expect(unknown.current).toBeNull();
    request.sent();
    expect(unknown.current).toMatchObject({ key: request.key });
  });
});

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
