import { useText } from '../../../messages/i18n';
import type { Row } from '../../row';
import { useIsCreated } from './useCreated';
import './created.css';

/** Marks the row of a record that was just created. Screen readers hear it from `CreatedLast`, and not with each cell of the row. */
export const CreatedMark = ({ row }: { row: Row }) => {
  const t = useText();
  return (
    useIsCreated(row) && (
      <span className="created-mark" aria-hidden>
        {t('list.isNew')}
      </span>
    )
  );
};
