import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { useText } from '../../../messages/i18n';
import { isEmpty, isMissing, valueAt } from '../../../schema/values/path';
import { cannotShow, emptyMark, lettersOf, type Cell, type CellProps } from '../../cells/cell';
import './items.css';

/** Texts after each other; more than the declaration folds at show on "View More" (PAR-056 to PAR-058). */
const ItemsValue = ({ field: { label, maxItems = Infinity }, value }: CellProps<'items'>) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const all = Array.isArray(value) ? value.map(lettersOf) : isEmpty(value) ? [] : cannotShow();
  if (all.length === 0) return <>{emptyMark}</>;
  return (
    <span className="items">
      <ul>
        {(isOpen ? all : all.slice(0, maxItems)).map((item, i) => (
          <li key={i}>{item}</li>
        ))}
      </ul>
      {all.length > maxItems && ' '}
      {all.length > maxItems && (
        <Button
          look="link"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'list.viewLessOf' : 'list.viewMoreOf', { label })}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'list.viewLess' : 'list.viewMore')}
        </Button>
      )}
    </span>
  );
};

const ItemsCell: Cell<'items'> = {
  Value: ItemsValue,
  isBlank: ({ name, record }) => isMissing(valueAt(record, name)),
};
export default ItemsCell;
