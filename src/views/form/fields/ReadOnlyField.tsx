import { memo } from 'react';
import type { Field } from '../../../schema/field';
import { textAt, valueAt } from '../../../fields/cell';
import { cellOf } from '../../../fields/cells';
import { useText } from '../../../messages/i18n';
import { CopyButton } from '../../../ui/CopyButton';

/** Stands for the record of a form that has none. */
export const noRecord = {};

type Props = { name: string; field: Field; record: Record<string, unknown> };

/** A value as text under its label, with a copy button where the declaration wants one. Drawn anew for another record only, not for every key. */
export const ReadOnlyField = memo(({ name, field, record }: Props) => {
  const t = useText();
  const Cell = cellOf(field.kind);
  const text = 'isCopied' in field && field.isCopied ? textAt(field, name, record) : '';
  return (
    <dl className="field">
      <dt className="label">{field.label}</dt>
      <dd className="read-only">
        <Cell field={field as never} value={valueAt(record, name)} record={record} />
        {text && <CopyButton value={text} label={t('list.copyOf', { value: text })} />}
      </dd>
    </dl>
  );
});
ReadOnlyField.displayName = 'ReadOnlyField';
