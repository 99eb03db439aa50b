/** Files of an input: stored ones, chosen ones whose checks and uploads the test ends, and how they come to it. */
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { file } from '../../../src/fields';
import { useChosenFiles } from '../../../src/fields/kinds/file/chosen/useChosenFiles';
import { Judging, Refused, Removed, Replacement, type FileItem } from '../../../src/fields/kinds/file/items/items';
import { Upload, type SendFile } from '../../../src/files/Upload';
import { toastStore } from '../../../src/ui/toasts/toasts';
import { engineField } from '../../unit/fields/engineFields';
import { renderListHook } from '../lists/listParts';
import { createWork } from '../ui/renderPart';

export const csv = (name: string, content = 'x') => new File([content], name, { type: 'text/csv' });
/** Looks often, as no change of the page tells when to look. */
const soon = { interval: 2 };
/** A file of a record. */
export const stored = (name: string): FileItem => ({ fileId: `id of ${name}`, fileName: name, filePath: '' });
/** A file that was chosen here and is on its way. */
export const uploading = (name: string, known?: Upload['known']) => new Upload(csv(name), () => new Promise(() => {}), known);
/** A file that was chosen here and has arrived. */
export const arrived = async (name: string) => {
  const upload = new Upload(csv(name), () => Promise.resolve(`new id of ${name}`));
  upload.start();
  await vi.waitFor(() => expect(upload.state.at).toBe('done'), soon);
  return upload;
};

/** What is sent: each upload ends when the test says so. */
export const createUploads = () => {
  const sent: { kind: string; name: string; signal: AbortSignal; arrive: () => void; fail: () => void; go: (part: number) => void }[] = [];
  const upload = vi.fn((kind: string, { name }: File, { signal, onProgress }: Parameters<SendFile>[1]) => {
    const { start, settles } = createWork<string>();
    const answer = start(signal);
    const [{ resolve, reject }] = settles as [(typeof settles)[number]];
    const fail = () => reject(new Error('no'));
    sent.push({ kind, name, signal, arrive: () => resolve(`new id of ${name}`), fail, go: (part) => act(() => onProgress(part)) });
    return answer;
  });
  return { sent, upload };
};

/** The texts of the messages at the top of the page, which the test takes away at its end. */
export const watchToasts = () => {
  onTestFinished(() => toastStore.get().forEach(({ id }) => toastStore.dismiss(id)));
  return () => toastStore.get().map(({ text }) => text);
};

/** A field for several client lists, or for what `more` says. */
export const filesField = (more: object = {}) => file('Lists', { upload: 'PROJECT_IMAGE', accept: 'csv', maxFiles: 3, ...more } as never);

/** Reads each file when the test says so: by name, with the report or the refusal. */
export const createReader = () => {
  const reading = new Map<string, (result: object) => void>();
  const read = ({ name }: File) => new Promise<object>((resolve) => void reading.set(name, resolve));
  const Report = ({ report, file: { name } }: { report: unknown; file: File }) => (
    <p>
      {name} has {String(report)}
    </p>
  );
  const load = () => Promise.resolve({ default: { read, Report } });
  /** Ends the check of a file, once that has come so far. */
  const end = async (name: string, result: object = { refusal: null, report: `rows of ${name}` }) => {
    await waitFor(() => expect([...reading.keys()]).toContain(name), soon);
    await act(async () => reading.get(name)!(result));
  };
  return { load, end, reading };
};

const stateOf = (part: unknown): string => {
  if (part instanceof Judging) return 'being checked';
  if (part instanceof Refused) return `${part.fileName}: ${part.text}`;
  if (part instanceof Removed) return `removed ${part.item.fileName} from ${part.at}`;
  if (part instanceof Replacement) return `${stateOf(part.upload)} for ${part.replaced.replace('id of ', '')}`;
  return part instanceof Upload ? `${part.fileName} ${part.state.at}` : (part as FileItem).fileName;
};

type Options = {
  more?: object;
  value?: readonly unknown[];
  isSending?: boolean;
  /** Whether the form takes what is chosen. */ keeps?: boolean;
};
/** Runs the hook of an input in a form that keeps its value. `parts` tells that value in words. */
export const startFiles = ({ more, value: first = [], isSending = false, keeps = true }: Options = {}) => {
  const { sent, upload } = createUploads();
  const field = engineField(filesField(more)) as never;
  const onChange = vi.fn<(value: readonly unknown[], about?: { isUserChange: boolean }) => void>();
  const { result, rerender, unmount } = renderListHook(
    (props: { isSending: boolean }) => {
      const [value, setValue] = useState<readonly unknown[]>(first);
      const change = (next: readonly unknown[], about?: { isUserChange: boolean }) => {
        onChange(next, about);
        if (keeps) setValue(next);
      };
      return { value, setValue, files: useChosenFiles({ field, value, onChange: change, ...props }) };
    },
    { initialProps: { isSending }, provider: { upload } as never },
  );
  /** What the form holds, and whether the input says that it checks something. */
  const parts = () => [...result.current.value.map(stateOf), ...(result.current.files.isJudging ? ['checking'] : [])];
  type Files = typeof result.current.files;
  return {
    sent,
    onChange,
    parts,
    unmount,
    item: (i: number) => result.current.value[i] as never,
    setSending: (next: boolean) => rerender({ isSending: next }),
    setValue: (next: readonly unknown[]) => act(() => result.current.setValue(next)),
    /** Does something in one step, before the input is drawn again. */
    run: (work: (files: Files) => void) => act(() => work(result.current.files)),
    becomes: (...expected: string[]) => waitFor(() => expect(parts()).toEqual(expected), soon),
  };
};

/** Fires a drag or a paste that has files, and returns whether the browser opens them itself. */
export const fireFiles = (
  element: Element,
  type: 'dragover' | 'dragleave' | 'drop' | 'paste',
  files: readonly File[],
  types = ['Files'],
) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, type === 'paste' ? 'clipboardData' : 'dataTransfer', { value: { files, types } });
  act(() => void element.dispatchEvent(event));
  return !event.defaultPrevented;
};
