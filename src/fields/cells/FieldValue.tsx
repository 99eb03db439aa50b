import { useText } from '../../messages/i18n';
import { holds } from '../../schema/values/condition';
import type { EngineField } from '../../schema/kind';
import { canHave, valueAt, type Values } from '../../schema/values/path';
import { CopyButton } from '../../ui/CopyButton';
import { PartBoundary } from '../../ui/PartBoundary';
import { cannotShow } from './cell';
import { textOf, useCell } from './cells';
import { ValueWaiting } from './ValueWaiting';
import './valueTag.css';

type Props = { field: EngineField; name: string; record: Values };

/** The value of a field as `FieldValue` shows it, where a boundary stands farther out: around the link that it is the text of. */
export const FieldText = (shown: Props) => {
  const { field, name, record } = shown;
  const cell = useCell(field);
  const { tag } = field;
  if (!canHave(record, name)) cannotShow();
  return (
    <>
      {cell ? <cell.Value {...shown} value={valueAt(record, name)} /> : <ValueWaiting />}
      {tag && holds(tag.when, (member) => valueAt(record, member)) && (
        <>
          {' '}
          <span className="value-tag">{tag.text}</span>
        </>
      )}
    </>
  );
};

/**
 * The value of a field, as its kind shows it, with its tag where the record has one. A bar stands for it until its cell has
 * loaded: nothing there would say that there is no value. What cannot be shown says so.
 */
export const FieldValue = (shown: Props) => (
  <PartBoundary label={shown.field.label} of={shown.record} isInline>
    <FieldText {...shown} />
  </PartBoundary>
);

/** A button that copies a value, where the field wants one and there is a value. */
export const CopyValue = (shown: Props) => {
  const t = useText();
  const cell = useCell(shown.field);
  const value = cell && shown.field.copyable ? textOf(shown) : '';
  return value && <CopyButton value={value} label={t('list.copyOf', { value })} />;
};
