import { isEmpty, valueAt } from '../../schema/path';
import { emptyMark, type CellProps } from '../cell';
import { membersOf } from './codec';
import './localized.css';

/** What is there in each language, each under its short name. */
const LocalizedCell = ({ field, name, record }: CellProps<'localized'>) => {
  const texts = membersOf(name, field).map((language) => ({ ...language, value: valueAt(record, language.member) }));
  if (texts.every(({ value }) => isEmpty(value))) return <>{emptyMark}</>;
  return (
    <ul className="languages-shown">
      {texts.map(({ code, label, name: language, lang, value }) => (
        <li key={code}>
          <abbr className="language-code" title={language}>
            {label}
          </abbr>{' '}
          {isEmpty(value) ? (
            emptyMark
          ) : (
            <bdi lang={lang} className="language-text">
              {String(value)}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
};
export default LocalizedCell;
