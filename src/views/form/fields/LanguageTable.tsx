import { Fragment } from 'react';
import type { EngineField } from '../../../schema/kind';
import { useText } from '../../../messages/i18n';
import { RequiredMark } from '../../../ui/inputs/FieldLabel';
import type { RecordForm } from '../state/useRecordForm';
import { LeafInput } from './LeafInput';
import './languageTable.css';

/** A short text has a column of its own width, others share what is left. */
const widthOf = ({ maxLength = Infinity }: EngineField) => (maxLength <= 30 ? 'minmax(0, 14.5rem)' : 'minmax(0, 1fr)');

/** Fields in several languages side by side: a row a language, a column a field. */
const LanguageTable = ({ names, form }: { names: readonly string[]; form: RecordForm }) => {
  const t = useText();
  const { methods, isSending, react, noteUnmatched } = form;
  const columns = names.map((name) => ({
    name,
    field: form.fields[name]!,
    leaves: form.model.leavesOf(name),
    isOff: form.now.isOff(name),
  }));
  const rows = columns[0]!.leaves;
  const reasons = new Set(columns.filter(({ isOff }) => isOff).map(({ field }) => field.disabledReason ?? t('form.notNeeded')));
  return (
    <div className="language-table" style={{ gridTemplateColumns: `max-content ${columns.map(({ field }) => widthOf(field)).join(' ')}` }}>
      <span>
        <span className="visually-hidden">{t('form.language')}</span>
      </span>
      {columns.map(({ name, field, isOff }) => (
        <span key={name} className="label language-column">
          <span>{field.label}</span>
          {field.required && !isOff && <RequiredMark />}
        </span>
      ))}
      {rows.map(({ path, shortLabel }, row) => (
        <Fragment key={path}>
          <span className="language-code">{shortLabel}</span>
          {columns.map(({ leaves, isOff }) => {
            const leaf = leaves[row]!;
            return (
              <LeafInput
                key={leaf.path}
                leaf={leaf}
                isOff={isOff || form.now.isLeafOff(leaf)}
                isReasonTold={isOff}
                methods={methods}
                isSending={isSending}
                react={react}
                noteUnmatched={noteUnmatched}
                replaced={form.reactions.replaced[leaf.path]}
                undo={form.reactions.undo}
              />
            );
          })}
        </Fragment>
      ))}
      {[...reasons].map((reason) => (
        <p key={reason} className="hint language-reason">
          {reason}
        </p>
      ))}
    </div>
  );
};
export default LanguageTable;
