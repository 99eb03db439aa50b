/** A file as it is shown: its picture, its name, how far its upload is, and the dialogs that show what it holds. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { file } from '../../../src/fields';
import FileCell from '../../../src/fields/kinds/file/FileCell';
import { FileItemView } from '../../../src/fields/kinds/file/FileItemView';
import type { FileItem } from '../../../src/fields/kinds/file/items/items';
import { Upload } from '../../../src/files/Upload';
import { FileOriginsContext } from '../../../src/ui/files/FileOriginsContext';
import { makeKmz } from '../../../fixtures/seed/kmz';
import { png } from '../../contract/files/samples';
import { engineField } from '../../unit/fields/engineFields';
import { renderInList } from '../lists/listParts';
import { acceptUploads } from '../uploads';
import { createUploads, csv, stored, uploading, watchToasts } from './fileParts';

const user = userEvent.setup({ delay: null });
const image = png.toString('base64');
const at = (fileName: string, filePath: string): FileItem => ({ ...stored(fileName), filePath }) as FileItem;
const chosen = (name: string, content: BlobPart) => new Upload(new File([content], name), () => new Promise(() => {}));

/** Draws a file over a CMS that answers with `content`. */
const draw = (item: FileItem, content: () => Promise<string> = () => new Promise(() => {})) => {
  const linkedFile = vi.fn(content);
  const drawn = renderInList(
    <FileOriginsContext value={['https://files.example.com']}>
      <FileItemView item={item} label="Photo" />
    </FileOriginsContext>,
    { provider: { linkedFile } as never },
  );
  return { ...drawn, linkedFile };
};
/** Hears which blobs get an address. */
const watchAddresses = () => {
  const create = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => create.mockRestore());
  return create;
};
const readMaps = () => {
  acceptUploads();
  onTestFinished(() => void vi.unstubAllGlobals());
};
const picture = () => document.querySelector('.file-thumb img');
const said = () => document.querySelector('.file-thumb [role=img]')?.getAttribute('aria-label');
const preview = () => screen.queryByRole('button', { name: /^Preview / });

describe('the picture of a file', () => {
  it('waits for the bytes of a stored image', () => {
    const { linkedFile } = draw(at('a.png', '/files/a'));
    expect(document.querySelector('.file-image-waiting')).not.toBeNull();
    expect(linkedFile).toHaveBeenCalledExactlyOnceWith('GET /files/{fileId}', '/files/a', expect.any(AbortSignal));
  });
  it('is that of the stored bytes, until it turns out to be broken', async () => {
    const url = watchAddresses();
    draw(at('a.png', '/files/a'), () => Promise.resolve(image));
    await waitFor(() => expect(picture()).toHaveAttribute('alt', ''));
    expect(picture()).toHaveAttribute('src', url.mock.results.at(-1)!.value as string);
    act(() => void fireEvent.error(picture()!));
    expect(said()).toBe('The file cannot be shown');
  });
  it.each<[string, () => Promise<string>]>([
    ['the CMS does not have it', () => Promise.reject(new CallFailure('refused'))],
    ['its bytes are no image', () => Promise.resolve(Buffer.from('%PDF-1.7').toString('base64'))],
    ['its bytes are damaged', () => Promise.resolve('###')],
  ])('is a sign that it cannot be shown when %s', async (_, content) => {
    draw(at('a.png', '/files/a'), content);
    await waitFor(() => expect(said()).toBe('The file cannot be shown'));
  });
  it('comes from an address that the deployment trusts, and from no other', () => {
    const trusted = draw(at('a.png', 'https://files.example.com/a.png'));
    expect(picture()).toHaveAttribute('src', 'https://files.example.com/a.png');
    expect(trusted.linkedFile).not.toHaveBeenCalled();
    trusted.unmount();
    const other = draw(at('a.png', 'https://other.example.com/a.png'));
    expect(said()).toBe('The image stands at another address: its link opens it');
    expect(other.linkedFile).not.toHaveBeenCalled();
  });
  it('is that of the chosen file itself', async () => {
    const url = watchAddresses();
    const upload = uploading('c.png');
    const { linkedFile } = draw(upload);
    await waitFor(() => expect(picture()).not.toBeNull());
    expect(url).toHaveBeenLastCalledWith(upload.file);
    expect(linkedFile).not.toHaveBeenCalled();
  });
  it('is an icon of any other file', () => {
    draw(at('a.pdf', '/files/a'));
    expect(document.querySelector('.file-thumb svg')).not.toBeNull();
    expect(document.querySelector('.file-thumb .file-image')).toBeNull();
  });
});

describe('the name of a file', () => {
  it.each<[string, FileItem, string, string | null]>([
    ['is text', stored('a.csv'), 'a.csv', null],
    ['is a link where it stands outside the CMS', at('a.csv', 'http://example.com/a'), 'a.csv', 'http://example.com/a'],
    ['is a sign where it has none', stored(''), '–', null],
    ['is text where it was chosen here', uploading('c.csv'), 'c.csv', null],
  ])('%s', (_, item, name, href) => {
    draw(item);
    const shown = document.querySelector('.file-name')!;
    expect(shown.firstChild).toHaveTextContent(name);
    expect(shown.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
  });
});

describe('an upload', () => {
  it('says how far it is, then that it has arrived', async () => {
    const { sent, upload } = createUploads();
    const item = new Upload(csv('c.csv'), (content, options) => upload('X', content, options));
    item.start();
    draw(item);
    sent[0]!.go(0.456);
    const progress = screen.getByRole('progressbar', { name: 'Uploading c.csv' });
    expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['0.456', '1']);
    expect(screen.getByText('45 %')).toBeVisible();
    sent[0]!.arrive();
    expect(await screen.findByText('c.csv is uploaded')).toHaveRole('status');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
  it.each<[string, unknown, string]>([
    ['why it has failed', new CallFailure('network'), 'Network Error'],
    ['that it was stopped', new DOMException('stopped', 'AbortError'), 'The upload was stopped'],
  ])('says %s', async (_, error, text) => {
    const item = new Upload(csv('c.csv'), () => Promise.reject(error as Error));
    item.start();
    draw(item);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  });
  it('is none of a stored file', () => {
    draw(stored('a.csv'));
    expect(document.querySelector('.file-upload')).toBeNull();
  });
});

describe('the preview of a file', () => {
  it.each<[string, FileItem, boolean]>([
    ['an image', at('a.png', '/files/a'), true],
    ['a PDF', at('a.pdf', '/files/a'), true],
    ['a map', at('a.kmz', '/files/a'), true],
    ['any other file', at('a.csv', '/files/a'), false],
    ['an image that stands elsewhere', at('a.png', 'https://files.example.com/a.png'), true],
    ['a PDF that stands elsewhere', at('a.pdf', 'https://files.example.com/a.pdf'), false],
    ['a PDF that was chosen here', uploading('c.pdf'), true],
  ])('of %s is offered: %s', (_, item, isOffered) => {
    draw(item);
    expect(preview() !== null).toBe(isOffered);
  });
  const open = async (item: FileItem, content?: () => Promise<string>) => {
    const drawn = draw(item, content);
    await user.click(preview()!);
    await screen.findByRole('dialog', { name: 'Photo' });
    return drawn;
  };
  const loaded = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());

  it('shows an image with its name, and closes', async () => {
    await open(at('a.png', 'https://files.example.com/a.png'));
    expect(screen.getByRole('img', { name: 'a.png' })).toHaveAttribute('src', 'https://files.example.com/a.png');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('of a PDF asks the CMS for it, and says when it is none', async () => {
    const { linkedFile } = await open(at('a.pdf', '/files/a'), () => Promise.resolve(Buffer.from('text').toString('base64')));
    expect(await screen.findByRole('alert')).toHaveTextContent('it is neither a PDF nor a JPEG or PNG image');
    expect(linkedFile).toHaveBeenCalledExactlyOnceWith('GET /files/{fileId}', '/files/a', expect.any(AbortSignal));
  });
  it('of a file that was chosen here shows its own bytes', async () => {
    const { linkedFile } = await open(chosen('c.pdf', new Uint8Array(png)));
    expect(await screen.findByRole('img', { name: 'Photo' })).toBeVisible();
    expect(linkedFile).not.toHaveBeenCalled();
  });
  it.each<[string, unknown, string[]]>([
    ['is no longer stored', new CallFailure('refused'), ['a.pdf is no longer stored']],
    ['could not be fetched', new CallFailure('network'), ['Network Error']],
    ['was cancelled', new CallFailure('aborted'), []],
  ])('closes when the file %s', async (_, error, texts) => {
    const toasts = watchToasts();
    draw(at('a.pdf', '/files/a'), () => Promise.reject(error as Error));
    await user.click(preview()!);
    await waitFor(() => expect(toasts()).toEqual(texts));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('of a map draws its places, of the CMS or of the chosen file', async () => {
    readMaps();
    const map = makeKmz('Plot');
    const { unmount } = await open(at('a.kmz', '/files/a'), () => Promise.resolve(map.toString('base64')));
    await loaded();
    expect(document.querySelector('.map-view')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
    unmount();
    await open(chosen('c.kmz', new Uint8Array(map)));
    await loaded();
    expect(document.querySelector('.map-view')).not.toBeNull();
  });
  it.each<[string, string, boolean]>([
    ['no map', Buffer.from('text').toString('base64'), true],
    ['damaged', '###', false],
  ])('of a map that is %s says so, and offers what can be downloaded', async (_, content, isOffered) => {
    readMaps();
    await open(at('a.kmz', '/files/a'), () => Promise.resolve(content));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is damaged, or it is no map, so it is not shown.');
    expect(screen.queryByRole('button', { name: 'Download' }) !== null).toBe(isOffered);
  });
});

describe('the cell of files', () => {
  const field = engineField(file('Photos', { upload: 'PROJECT_IMAGE', maxFiles: 3 })) as never;
  const drawCell = (value: unknown) =>
    renderInList(<FileCell.Value field={field} name="photos" value={value} record={{ photos: value }} />).container;
  const about = (value: unknown) => ({ field, name: 'photos', record: { photos: value } });

  it('shows each of them', () => {
    drawCell([stored('a.csv'), stored('b.csv')]);
    expect([...document.querySelectorAll('.file-name')].map(({ textContent }) => textContent)).toEqual(['a.csv', 'b.csv']);
  });
  it.each([[[]], [null]])('shows a sign for none of them (%j)', (value) => {
    expect(drawCell(value)).toHaveTextContent('–');
  });
  it.each<[unknown, string, boolean]>([
    [[stored('a.csv'), stored('b.csv')], 'a.csv, b.csv', false],
    [stored('a.csv'), 'a.csv', false],
    [null, '', true],
  ])('of %j has the text "%s"', (value, text, isBlank) => {
    expect([FileCell.text!(about(value)), FileCell.isBlank!(about(value))]).toEqual([text, isBlank]);
  });
});
