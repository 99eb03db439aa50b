import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { useText } from '../../../messages/i18n';
import { valueAt } from '../../../schema/path';
import { emptyMark, type Cell, type CellProps } from '../../cells/cell';
import './items.css';

const itemsAt = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);

/** Texts after each other; more than the declaration folds at show on "View More" (PAR-056 to PAR-058). */
const ItemsValue = ({ field: { label, maxItems = Infinity }, value }: CellProps<'items'>) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const all = itemsAt(value);
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
  isBlank: ({ name, record }) => itemsAt(valueAt(record, name)).length === 0,
};
export default ItemsCell;
