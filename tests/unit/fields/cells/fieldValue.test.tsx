import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cellLoadsOf } from '../../../../src/fields/cells/cells';
import { CopyValue, FieldValue } from '../../../../src/fields/cells/FieldValue';
import { derived } from '../../../../src/fields';
import { asIs } from '../../../../src/messages/page';
import { loadLazy } from '../../../../src/ui/lazy';
import { engineField } from '../engineFields';

it('a value and its copy button wait for what draws the value; a bar stands there meanwhile', async () => {
  const field = engineField(derived('Vendor ID', { copyable: true, lines: (record: object) => [asIs((record as { id: string }).id)] }));
  const shown = { field, name: 'field', record: { id: 'V4001', field: 'a member of that name' } };
  const draw = () =>
    renderToStaticMarkup(
      <>
        <FieldValue {...shown} />
        <CopyValue {...shown} />
      </>,
    );
  expect(draw()).toBe('<span class="value-waiting" aria-hidden="true"></span>');
  await Promise.all(cellLoadsOf(field).map(loadLazy));
  expect(draw()).toMatch(/^V4001<button [^>]*aria-label="Copy V4001"/);
});
