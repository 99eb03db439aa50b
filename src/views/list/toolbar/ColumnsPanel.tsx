import { Button } from '../../../ui/Button';
import type { List, Resource } from '../../../schema/resource';
import { useText } from '../../../messages/i18n';
import '../../../ui/inputs/choices/choices.css';

type Props = {
  columns: readonly string[];
  fields: Resource['fields'];
  hints?: List['columnHints'];
  hidden: string[];
  onHide: (columns: string[]) => void;
};

/** Which columns a person sees; kept by name, so that a new column shows. */
const ColumnsPanel = ({ columns, fields, hints, hidden, onHide }: Props) => {
  const t = useText();
  return (
    <div className="columns-panel">
      <fieldset>
        <legend className="visually-hidden">{t('list.columns')}</legend>
        {columns.map((name) => (
          <label key={name} className="tick">
            <input
              type="checkbox"
              checked={!hidden.includes(name)}
              onChange={({ target }) => onHide(target.checked ? hidden.filter((each) => each !== name) : [...hidden, name])}
            />
            <span>
              <span>{fields[name]!.label}</span>
              {hints?.[name] && <span className="hint column-hint">{hints[name]}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <Button look="text" isOff={hidden.length === 0} onClick={() => onHide([])}>
        {t('list.allColumns')}
      </Button>
    </div>
  );
};
export default ColumnsPanel;
