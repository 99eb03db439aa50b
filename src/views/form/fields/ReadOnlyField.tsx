import { memo } from 'react';
import type { EngineField } from '../../../schema/kind';
import { CopyValue, FieldValue } from '../../../fields/cells/FieldValue';
import type { Values } from '../../../schema/values/path';

/** Stands for the record of a form that has none. */
export const noRecord = {};

type Props = { name: string; field: EngineField; record: Values };

/** A value as text under its label, with a copy button where the declaration wants one. Drawn anew for another record only, not for every key. */
export const ReadOnlyField = memo((shown: Props) => (
  <dl className="field">
    <dt className="label">{shown.field.label}</dt>
    <dd className="read-only" translate="no">
      <FieldValue {...shown} />
      <CopyValue {...shown} />
    </dd>
  </dl>
));
ReadOnlyField.displayName = 'ReadOnlyField';
