import { describe, expect, it, vi } from 'vitest';
import { Upload, type SendFile } from '../../../src/files/Upload';
import { isSame } from '../../../src/schema/values/path';

const file = new File(['x'], 'x.png');
/** An upload whose sending the test holds in its hands. */
const setUp = () => {
  const tries: {
    signal: AbortSignal;
    progress: (part: number) => void;
    arrive: (fileId: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const send: SendFile = (_, { signal, onProgress }) =>
    new Promise((arrive, fail) => tries.push({ signal, progress: onProgress, arrive, fail }));
  const upload = new Upload(file, send);
  upload.start();
  const seen = vi.fn(() => {});
  return { upload, tries, seen, stopListening: upload.subscribe(seen) };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('an upload', () => {
  it('is the same as itself alone, whatever was read of it', () => {
    const { upload, tries } = setUp();
    const other = new Upload(file, () => new Promise(() => {}), { size: null, note: null, report: { rows: ['secret'] } });
    const before = JSON.stringify([upload]);
    tries[0]!.progress(0.5);
    expect(isSame([upload], [upload])).toBe(true);
    expect(isSame([upload], [other])).toBe(false);
    expect(JSON.stringify([upload])).toBe(before);
    expect(JSON.stringify(other)).not.toContain('secret');
  });
  it('is sent once somebody holds it, and once only', () => {
    const send = vi.fn(() => new Promise<string>(() => {}));
    const upload = new Upload(file, send);
    expect(send).not.toHaveBeenCalled();
    upload.start();
    upload.start();
    expect(send).toHaveBeenCalledTimes(1);
  });
  it('tells how far it is, and has its id when it has arrived', async () => {
    const { upload, tries, seen } = setUp();
    expect([upload.fileName, upload.fileId, upload.state]).toEqual(['x.png', null, { at: 'sending', part: 0 }]);
    tries[0]!.progress(0.5);
    expect(upload.state).toEqual({ at: 'sending', part: 0.5 });
    tries[0]!.arrive('f1');
    await settled();
    expect([upload.fileId, upload.getState(), seen.mock.calls.length]).toEqual(['f1', { at: 'done', fileId: 'f1' }, 2]);
  });
  it('that failed keeps its error and can be sent again', async () => {
    const { upload, tries } = setUp();
    tries[0]!.fail('why');
    await settled();
    expect(upload.state).toEqual({ at: 'failed', error: 'why' });
    upload.retry();
    expect(upload.state).toEqual({ at: 'sending', part: 0 });
    tries[1]!.arrive('f2');
    await settled();
    expect(upload.fileId).toBe('f2');
  });
  it('that was stopped aborts its call, says no more, and can be sent again', async () => {
    const { upload, tries } = setUp();
    upload.stop();
    expect([tries[0]!.signal.aborted, upload.state.at]).toEqual([true, 'failed']);
    tries[0]!.progress(0.9);
    tries[0]!.arrive('late');
    await settled();
    expect([upload.state.at, upload.fileId]).toEqual(['failed', null]);
    upload.retry();
    expect([tries[1]!.signal.aborted, upload.state.at]).toEqual([false, 'sending']);
  });
  it('that has arrived is not stopped any more', async () => {
    const { upload, tries, seen } = setUp();
    tries[0]!.arrive('f1');
    await settled();
    upload.stop();
    expect([upload.fileId, tries[0]!.signal.aborted, seen.mock.calls.length]).toEqual(['f1', false, 1]);
  });
  it('tells nobody who has stopped listening', () => {
    const { tries, seen, stopListening } = setUp();
    stopListening();
    tries[0]!.progress(0.5);
    expect(seen).not.toHaveBeenCalled();
  });
});
