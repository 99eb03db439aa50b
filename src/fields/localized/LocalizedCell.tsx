import type { ComponentType } from 'react';
import { isEmpty, valueAt } from '../../schema/path';
import { emptyMark, type CellProps } from '../cell';
import { membersOf } from './codec';
import './localized.css';

type Props = CellProps<'localized'> & { /** Shows the value in one language. */ Inner: ComponentType<CellProps> };

/** What is there in each language, each under its short name. */
const LocalizedCell = ({ field, name, record, Inner }: Props) => {
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
              <Inner field={{ ...field.of, label: `${field.label} (${label})` }} name={member} value={value} record={record} />
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
};
export default LocalizedCell;
