import { useText } from '../messages/i18n';
import type { Field } from '../schema/field';
import { valueAt, type Values } from '../schema/path';
import { CopyButton } from '../ui/CopyButton';
import { cellOf, textOf } from './cells';

type Props = { field: Field; name: string; record: Values };

/** The value of a field, as its kind shows it. */
export const FieldValue = (shown: Props) => {
  const { Value } = cellOf(shown.field.kind);
  return <Value {...shown} value={valueAt(shown.record, shown.name)} />;
};

/** A button that copies a value, where the field wants one and there is a value. */
export const CopyValue = (shown: Props) => {
  const t = useText();
  const value = shown.field.isCopied ? textOf(shown) : '';
  return value && <CopyButton value={value} label={t('list.copyOf', { value })} />;
};
