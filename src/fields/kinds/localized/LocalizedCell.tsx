import { useText } from '../../../messages/i18n';
import type { EngineField } from '../../../schema/kind';
import { canHave, isEmpty, valueAt } from '../../../schema/values/path';
import { cannotShow, emptyMark, type Cell, type CellProps } from '../../cells/cell';
import { FieldValue } from '../../cells/FieldValue';
import { membersOf } from './members';
import './localized.css';

/** What is there in each language, each under its short name. */
const LocalizedValue = ({ field, name, record }: CellProps<'localized'>) => {
  const t = useText();
  const of = field.of as EngineField;
  const values = membersOf(name, field).map((language) => ({ ...language, value: valueAt(record, language.member) }));
  if (!values.every(({ member }) => canHave(record, member))) cannotShow();
  if (values.every(({ value }) => isEmpty(value))) return <>{emptyMark}</>;
  return (
    <ul className="languages-shown">
      {values.map(({ code, label, lang, value, member }) => (
        <li key={code}>
          <abbr className="language-code" title={t(`languages.${code}`)}>
            {label}
          </abbr>{' '}
          {isEmpty(value) ? (
            emptyMark
          ) : (
            <bdi lang={lang} className="language-text">
              <FieldValue
                field={{ ...of, label: t('form.inLanguage', { label: field.label, language: label }) }}
                name={member}
                record={record}
              />
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
};
const LocalizedCell: Cell<'localized'> = { Value: LocalizedValue };
export default LocalizedCell;
