/** A chosen file in its input: what is said of it, and what its input hears of it. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ChosenFile } from '../../../src/fields/kinds/file/chosen/ChosenFile';
import type { FileItem } from '../../../src/fields/kinds/file/items/items';
import { Upload } from '../../../src/files/Upload';
import { engineField } from '../../unit/fields/engineFields';
import { renderInList } from '../lists/listParts';
import { createReader, createUploads, csv, filesField, stored, uploading } from './fileParts';

describe('what is said of a chosen file', () => {
  const known = (size: { width: number; height: number } | null, more: object = {}) => ({ size, note: null, ...more });
  const drawFile = (more: object, item: FileItem, props: object = {}) => {
    const onArrived = vi.fn();
    const field = engineField(filesField(more)) as never;
    const drawn = renderInList(
      <ChosenFile item={item} field={field} isCover={false} onArrived={onArrived} {...props}>
        Actions
      </ChosenFile>,
    );
    return { ...drawn, onArrived };
  };
  it.each<[object, Upload['known'], string | null]>([
    [{ suggestedSize: [10, 20] }, known({ width: 10, height: 20 }), null],
    [{ suggestedSize: [10, 20] }, known({ width: 11, height: 20 }), 'This image is 11x20; 10x20 is suggested.'],
    [{ suggestedSize: [10, 20] }, known({ width: 10, height: 21 }), 'This image is 10x21; 10x20 is suggested.'],
    [{ suggestedSize: [10, 20] }, known(null), null],
    [{}, known({ width: 11, height: 20 }), null],
    [{}, known(null, { note: 'It is there twice.' }), 'It is there twice.'],
  ])('in a field with %j, when %j is known of it: %s', (more, about, text) => {
    drawFile(more, uploading('c.csv', about));
    expect([...document.querySelectorAll('.file-about .hint')].map(({ textContent }) => textContent)).toEqual(text ? [text] : []);
    expect(screen.queryByText('Cover')).toBeNull();
  });
  it('is also what was read of it, where a reader has read it', async () => {
    const { load } = createReader();
    drawFile({ reader: load }, uploading('c.csv', known(null, { report: '3 rows' })));
    drawFile({ reader: load }, uploading('d.csv'));
    drawFile({ reader: load }, stored('a.csv'));
    expect(await screen.findByText('c.csv has 3 rows')).toBeVisible();
    expect(screen.queryByText(/^d.csv has/)).toBeNull();
  });
  it('is also that it is the cover, and its input hears where it is drawn', () => {
    const onPlaced = vi.fn();
    const { unmount } = drawFile({}, stored('a.csv'), { isCover: true, onPlaced });
    expect(screen.getByText('Cover')).toBeVisible();
    const place = document.querySelector('.file-item');
    unmount();
    expect(onPlaced.mock.calls).toEqual([
      ['id of a.csv', place],
      ['id of a.csv', null],
    ]);
  });
  it('is nothing of a report without a reader', () => {
    drawFile({}, uploading('c.csv', known(null, { report: '3 rows' })));
    expect(screen.queryByText(/3 rows/)).toBeNull();
  });
  it('is reported to its input when the upload has ended, as long as it is there', async () => {
    const { sent, upload } = createUploads();
    const uploads = ['c.csv', 'd.csv'].map((name) => new Upload(csv(name), (content, options) => upload('X', content, options)));
    uploads.forEach((each) => each.start());
    const [first, second] = uploads.map((each) => drawFile({}, each));
    sent[0]!.go(0.5);
    expect(first!.onArrived).not.toHaveBeenCalled();
    sent[0]!.arrive();
    await waitFor(() => expect(first!.onArrived).toHaveBeenCalledOnce());
    second!.unmount();
    sent[1]!.arrive();
    await waitFor(() => expect(uploads[1]!.state.at).toBe('done'), { interval: 2 });
    expect(second!.onArrived).not.toHaveBeenCalled();
  });
});
