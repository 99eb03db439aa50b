import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { file } from '../../../../../src/fields';
import { FileHint } from '../../../../../src/fields/kinds/file/chosen/FileHint';
import { engineField } from '../../engineFields';

it.each<[object, string]>([
  [{ maxFiles: 1, accept: 'csv' }, 'CSV under 5 MB.'],
  [{ accept: 'pdf', maxMegabytes: 2 }, 'PDF under 2 MB.'],
  [{ maxFiles: 2, accept: 'csv' }, 'At most 2: CSV under 5 MB each.'],
  [{ accept: 'kmz', suggestedSize: [10, 20], hint: 'On maps' }, 'Suggested size 10x20. KMZ under 5 MB. On maps'],
])('a file field with %j says which files it takes: %s', (more, hint) => {
  const field = engineField(file('F', { upload: 'POPUP_IMAGE', ...more } as never)) as never;
  expect(renderToStaticMarkup(<FileHint field={field} />)).toBe(`<span class="file-hint">${hint}</span>`);
});
