/** How files come to an input (picker, drop, paste), and what is said of those that were refused or removed. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { file } from '../../../src/fields';
import { FileActions } from '../../../src/fields/kinds/file/chosen/FileActions';
import { FileRefusals } from '../../../src/fields/kinds/file/chosen/FileRefusals';
import { RemovedFiles } from '../../../src/fields/kinds/file/chosen/RemovedFiles';
import { useFilePicker } from '../../../src/fields/kinds/file/chosen/useFilePicker';
import { Refused, Removed, type FileItem } from '../../../src/fields/kinds/file/items/items';
import { Upload } from '../../../src/files/Upload';
import { engineField } from '../../unit/fields/engineFields';
import { fireFiles, stored, uploading } from './fileParts';

const user = userEvent.setup({ delay: null });
afterEach(cleanup);

const png = new File(['x'], 'new.png', { type: 'image/png' });

describe('files', () => {
  type Options = { more?: object; items?: FileItem[]; isOff?: boolean; isProtected?: boolean };
  const draw = ({ more = {}, items = [], isOff = false, isProtected = false }: Options = {}) => {
    const field = engineField(file('Image', { upload: 'INBOX_IMAGE', ...more } as never)) as never;
    const add = vi.fn();
    const refusesChange = vi.fn((item: FileItem | undefined) => isProtected && item !== undefined);
    const Group = () => {
      const { isOver, pick, group, input } = useFilePicker({ field, items, isOff, refusesChange, add });
      return (
        <div data-testid="group" data-over={isOver} {...group}>
          <input {...input} type="file" data-testid="picker" />
          <button onClick={() => pick()}>Choose</button>
          <button onClick={() => pick(items[0])}>Replace</button>
        </div>
      );
    };
    render(<Group />);
    const picker = screen.getByTestId<HTMLInputElement>('picker');
    const opened = vi.spyOn(picker, 'click').mockImplementation(() => {});
    return { add, picker, opened, group: screen.getByTestId('group') };
  };
  const choose = (picker: HTMLInputElement) => {
    Object.defineProperty(picker, 'files', { configurable: true, value: [png] });
    act(() => void fireEvent.change(picker));
  };
  const fire = (element: HTMLElement, type: Parameters<typeof fireFiles>[1], files: File[] = [png], types?: string[]) =>
    fireFiles(element, type, files, types);

  it.each([
    [{}, false],
    [{ maxFiles: 1 }, false],
    [{ maxFiles: 2 }, true],
  ])('of a field with %j are chosen several at once: %s', (more, isSeveral) => {
    expect(draw({ more }).picker.multiple).toBe(isSeveral);
  });
  it('that are chosen are added, and the same one can be chosen again', async () => {
    const { picker, opened, add } = draw();
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    expect(opened).toHaveBeenCalledOnce();
    expect([picker.multiple, picker.accept]).toEqual([false, '.png,.jpg,.jpeg,.gif,.pdf,.csv,.xls,.xlsx,.kmz']);
    const set = vi.spyOn(picker, 'value', 'set');
    choose(picker);
    expect(add).toHaveBeenCalledExactlyOnceWith([png], undefined);
    expect(set).toHaveBeenCalledExactlyOnceWith('');
  });
  it('that replace another one are chosen one at a time, and a further one replaces nothing', async () => {
    const { picker, add } = draw({ more: { maxFiles: 3 }, items: [stored('a.png')] });
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(picker.multiple).toBe(false);
    choose(picker);
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    expect(picker.multiple).toBe(true);
    choose(picker);
    expect(add.mock.calls).toEqual([
      [[png], 'id of a.png'],
      [[png], undefined],
    ]);
  });
  it.each(['drop', 'paste'] as const)('that come by a %s are added, and the browser does not open them', (type) => {
    const { group, add } = draw();
    expect(fire(group, type)).toBe(false);
    expect(add).toHaveBeenCalledExactlyOnceWith([png]);
  });
  it.each<[string, Options]>([
    ['nothing can be chosen', { isOff: true }],
    ['the one file there is protected', { items: [stored('a.png')], isProtected: true }],
  ])('are not added by a drop while %s, and the browser does not open them either', (_, options) => {
    const { group, add } = draw(options);
    expect(fire(group, 'drop')).toBe(false);
    expect(add).not.toHaveBeenCalled();
  });
  it('are added by a drop beside one that is protected, where there may be several', () => {
    const { group, add } = draw({ more: { maxFiles: 3 }, items: [stored('a.png')], isProtected: true });
    fire(group, 'drop');
    expect(add).toHaveBeenCalledOnce();
  });
  it('a paste or a drop without files is left to the browser', () => {
    const { group, add } = draw();
    expect([fire(group, 'paste', []), fire(group, 'drop', []), fire(group, 'dragover', [], ['text/plain'])]).toEqual([true, true, true]);
    expect(add).not.toHaveBeenCalled();
    expect(group.dataset.over).toBe('false');
  });
  it('that are held over the group mark it until they leave or are dropped', () => {
    const { group } = draw();
    for (const end of ['dragleave', 'drop'] as const) {
      expect(fire(group, 'dragover')).toBe(false);
      expect(group.dataset.over).toBe('true');
      fire(group, end);
      expect(group.dataset.over).toBe('false');
    }
  });
  it('that are held over a group which takes none do not mark it', () => {
    const { group, picker } = draw({ isOff: true });
    expect(fire(group, 'dragover')).toBe(false);
    expect([group.dataset.over, picker.disabled]).toEqual(['false', true]);
  });
});

describe('files that were refused', () => {
  const names = () => [...document.querySelectorAll('.file-refused')].map(({ textContent }) => textContent);
  it('are named together by their reason', () => {
    const refusals = [new Refused('a.png', 'Too large'), new Refused('b.pdf', 'Not an image'), new Refused('c.png', 'Too large')];
    render(<FileRefusals refusals={refusals} kept={undefined} onDismiss={() => {}} />);
    expect(names()).toEqual(['Too largea.png, c.png are not taken.', 'Not an imageb.pdf is not taken.']);
  });
  it.each<[string, FileItem | undefined, RegExp]>([
    ['names the stored file that stays', stored('a.png'), /a\.png/],
    ['names the file that was read here, with its time', uploading('b.png'), /b\.png.*\d\d:\d\d/],
    ['goes on without it', undefined, /./],
  ])('have a button that %s', async (_, kept, label) => {
    const onDismiss = vi.fn();
    render(<FileRefusals refusals={[new Refused('x.png', 'Too large')]} kept={kept} onDismiss={onDismiss} />);
    const button = screen.getByRole('button');
    expect(button.textContent).toMatch(label);
    await user.click(button);
    expect(onDismiss).toHaveBeenCalledOnce();
  });
  it('have no button while nothing can be changed, nor where there is none', () => {
    render(<FileRefusals refusals={[new Refused('x.png', 'Too large')]} kept={undefined} />);
    render(<FileRefusals refusals={[]} kept={undefined} onDismiss={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('files that were removed', () => {
  const removed = [new Removed(stored('a.png'), 0), new Removed(stored('b.png'), 1)];
  it('come back by their button while there is room', async () => {
    const onRestore = vi.fn();
    render(<RemovedFiles removed={removed} room={1} onRestore={onRestore} />);
    await user.click(screen.getByRole('button', { name: /b\.png/ }));
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(removed[1]);
  });
  it('are not offered without room', () => {
    render(<RemovedFiles removed={removed} room={0} onRestore={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the buttons of a file', () => {
  const draw = (item: FileItem, props: Partial<Parameters<typeof FileActions>[0]> = {}) => {
    const firstRef = vi.fn();
    render(<FileActions item={item} firstRef={firstRef} onRemove={() => {}} {...props} />);
    const first = firstRef.mock.calls.map(([button]) => (button as HTMLElement).textContent);
    return [screen.getAllByRole('button').map(({ textContent }) => textContent), first.join()];
  };
  const onReplace = () => {};
  it('of a stored one replace it and remove it', () => {
    expect(draw(stored('a.png'), { onReplace })).toEqual([['Replace', 'Remove'], 'Replace']);
  });
  it('of one that cannot be replaced remove it', () => {
    expect(draw(stored('a.png'))).toEqual([['Remove'], 'Remove']);
  });
  it('of one that is uploading cancel it', () => {
    expect(draw(uploading('b.png'), { onReplace })).toEqual([['Replace', 'Cancel'], 'Replace']);
    cleanup();
    expect(draw(uploading('b.png'), { kept: 'a.png' })).toEqual([['Cancel'], 'Cancel']);
  });
  it.each<[object, unknown]>([
    [{ onReplace }, [['Retry', 'Replace', 'Remove'], 'Retry']],
    [{ kept: 'a.png' }, [['Retry', 'Keep a.png'], 'Retry']],
  ])('of one whose upload has failed retry it first: %j', async (props, expected) => {
    const upload = new Upload(new File(['x'], 'b.png'), () => Promise.reject(new Error('no')));
    upload.start();
    await vi.waitFor(() => expect(upload.state.at).toBe('failed'));
    expect(draw(upload, props)).toEqual(expected);
  });
});
