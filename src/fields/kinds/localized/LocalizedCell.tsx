import type { EngineField } from '../../../schema/kind';
import { isEmpty, valueAt } from '../../../schema/path';
import { emptyMark, type Cell, type CellProps } from '../../cells/cell';
import { FieldValue } from '../../cells/FieldValue';
import { membersOf } from './members';
import './localized.css';

/** What is there in each language, each under its short name. */
const LocalizedValue = ({ field, name, record }: CellProps<'localized'>) => {
  const of = field.of as EngineField;
  const values = membersOf(name, field).map((language) => ({ ...language, value: valueAt(record, language.member) }));
  if (values.every(({ value }) => isEmpty(value))) return <>{emptyMark}</>;
  return (
    <ul className="languages-shown">
      {values.map(({ code, label, name: language, lang, value, member }) => (
        <li key={code}>
          <abbr className="language-code" title={language}>
            {label}
          </abbr>{' '}
          {isEmpty(value) ? (
            emptyMark
          ) : (
            <bdi lang={lang} className="language-text">
              <FieldValue field={{ ...of, label: `${field.label} (${label})` }} name={member} record={record} />
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
};
const LocalizedCell: Cell<'localized'> = { Value: LocalizedValue };
export default LocalizedCell;
