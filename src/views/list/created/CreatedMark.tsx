import { useText } from '../../../messages/i18n';
import type { Row } from '../../row';
import { useIsCreated } from './useCreated';
import './created.css';

/** Marks the row of a record that was just created. */
export const CreatedMark = ({ row }: { row: Row }) => {
  const t = useText();
  return useIsCreated(row) && <span className="created-mark">{t('list.isNew')}</span>;
};
