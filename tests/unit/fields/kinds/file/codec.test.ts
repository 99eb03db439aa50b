import { describe, expect, it } from 'vitest';
import fileCodec from '../../../../../src/fields/kinds/file/codec';
import { file } from '../../../../../src/fields';
import { brokenRule, engineField, problemOf } from '../../engineFields';
import type { Leaf } from '../../../../../src/fields/codecs/leaf';
import type { EngineField } from '../../../../../src/schema/kind';
import { Upload } from '../../../../../src/files/Upload';

const one = engineField(file('Image', { upload: 'POPUP_IMAGE' })) as EngineField<'file'>;
const several = engineField(file('Images', { upload: 'PROJECT_IMAGE', maxFiles: 5 })) as EngineField<'file'>;
const leafOf = (field: typeof one) => ({ name: 'image', path: 'image', member: 'image', sentAs: 'imageId', field }) as unknown as Leaf;
const stored = (fileId: string) => ({ fileId, fileName: `${fileId}.png`, filePath: `/files/${fileId}` });
const uploadOf = (send: () => Promise<string>) => {
  const upload = new Upload(new File(['x'], 'x.png'), send);
  upload.start();
  return upload;
};
const never = () => new Promise<string>(() => {});

describe('files of a field', () => {
  it('are held as a list, whatever the record has', () => {
    expect(fileCodec.read({ image: stored('a') }, leafOf(one))).toEqual([stored('a')]);
    expect(fileCodec.read({ image: null }, leafOf(one))).toEqual([]);
    expect(fileCodec.read({ image: [stored('a'), stored('b')] }, leafOf(several))).toEqual([stored('a'), stored('b')]);
  });
  it('mean one or several', () => {
    expect([fileCodec.parse([stored('a')], one), fileCodec.parse([], one)]).toEqual([stored('a'), null]);
    expect([fileCodec.parse([stored('a')], several), fileCodec.parse([], several)]).toEqual([[stored('a')], []]);
  });
  it('are sent as ids', () => {
    const sent = (value: unknown, field: typeof one) => fileCodec.write(value, leafOf(field));
    expect([sent(stored('a'), one), sent(null, one)]).toEqual([{ imageId: 'a' }, { imageId: null }]);
    expect([sent([stored('b'), stored('a')], several), sent([], several)]).toEqual([{ imageId: ['b', 'a'] }, { imageId: [] }]);
  });
  it('hold a save back until they have arrived, and say why', async () => {
    const failed = uploadOf(() => Promise.reject(new Error('no')));
    const arrived = uploadOf(() => Promise.resolve('f1'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(brokenRule(one, [stored('a'), arrived])).toBeNull();
    expect(brokenRule(one, [stored('a'), uploadOf(never)])).toEqual({ rule: 'unfinished', message: 'Image is still being uploaded' });
    expect(problemOf(one, [uploadOf(never), failed])).toBe('Image: x.png was not uploaded. Try again, or remove it');
  });
  it('are stopped when their form goes', () => {
    const upload = uploadOf(never);
    fileCodec.release!([stored('a'), upload]);
    expect(upload.state).toMatchObject({ at: 'failed', error: { name: 'AbortError', message: 'The upload was stopped' } });
  });
});
