import { useWatch } from 'react-hook-form';
import { codecOf } from '../../../fields/codecs/codecs';
import { useText } from '../../../messages/i18n';
import { isMissing } from '../../../schema/values/path';
import type { RecordForm } from '../state/useRecordForm';

/** One line; what it counts is there on demand. */
const Note = ({ text, labels }: { text: string; labels: readonly string[] }) => (
  <details className="form-changes">
    <summary>{text}</summary>
    <ul>
      {labels.map((label, i) => (
        <li key={`${label} ${i}`}>{label}</li>
      ))}
    </ul>
  </details>
);

/** How many changes a stored record has. */
export const Changes = ({ labels }: { labels: readonly string[] }) => {
  const t = useText();
  return <Note text={t('form.changed', { smart_count: labels.length })} labels={labels} />;
};

/** How many inputs of a new record have to be filled in and are not. Drawn again when that changes, and not for every key. */
export const Missing = ({ form: { methods, needed } }: { form: RecordForm }) => {
  const t = useText();
  const missing = useWatch({
    control: methods.control,
    name: needed.map(({ path }) => path),
    compute: (typed: unknown[]) =>
      needed.flatMap(({ field }, i) => (isMissing(codecOf(field).parse(typed[i], field)) ? [field.label] : [])).join('\n'),
  });
  const labels = missing.split('\n').filter(Boolean);
  return labels.length > 0 && <Note text={t('form.missing', { smart_count: labels.length })} labels={labels} />;
};
