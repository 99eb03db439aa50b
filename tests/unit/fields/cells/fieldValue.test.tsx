import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cellLoadsOf } from '../../../../src/fields/cells/cells';
import { CopyValue, FieldValue } from '../../../../src/fields/cells/FieldValue';
import { derived } from '../../../../src/fields';
import type { EngineField } from '../../../../src/schema/kind';
import { asIs } from '../../../../src/messages/page';
import { loadLazy } from '../../../../src/ui/lazy';
import { engineField } from '../engineFields';

it('a value and its copy button wait for what draws the value; a bar stands there meanwhile', async () => {
  const declared = engineField(derived('Vendor ID', { copyable: true, lines: (record: object) => [asIs((record as { id: string }).id)] }));
  // a load of its own, which no other test of the process has done
  const field = { ...declared, definition: { ...declared.definition, Cell: () => declared.definition.Cell() } } as EngineField;
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
