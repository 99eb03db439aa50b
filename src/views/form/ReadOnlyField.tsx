import { memo } from 'react';
import type { Field } from '../../schema/field';
import { isEmpty, valueAt } from '../../fields/cell';
import { cellOf } from '../../fields/cells';
import { useText } from '../../messages/i18n';
import { CopyButton } from '../../ui/CopyButton';

/** Stands for the record of a form that has none. */
export const noRecord = {};

type Props = { name: string; field: Field; record: Record<string, unknown> };

/** A value as text under its label, with a copy button where the declaration wants one. Drawn anew for another record only, not for every key. */
export const ReadOnlyField = memo(({ name, field, record }: Props) => {
  const t = useText();
  const Cell = cellOf(field.kind);
  const value = valueAt(record, name);
  return (
    <dl className="field">
      <dt className="label">{field.label}</dt>
      <dd className="read-only">
        <Cell field={field as never} value={value} record={record} />
        {'isCopied' in field && field.isCopied && !isEmpty(value) && (
          <CopyButton value={String(value)} label={t('list.copyOf', { value: String(value) })} />
        )}
      </dd>
    </dl>
  );
});
ReadOnlyField.displayName = 'ReadOnlyField';
