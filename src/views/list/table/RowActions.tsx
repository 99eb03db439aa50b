import type { RowAction } from '../../../schema/actions';
import { useRecordContext } from 'react-admin';
import type { Values } from '../../../schema/path';
import { useText } from '../../../messages/i18n';
import { DeleteIcon, EditIcon, MoreIcon } from '../../../ui/icons';
import { Link } from '../../../ui/Link';
import { MenuButton } from '../../../ui/popups/MenuButton';
import { useDeclaredList } from '../../declared';
import { useEngine } from '../../engine';
import type { OpenedDialog, Row } from '../opened';

type Props = { editPath: string | null; onOpen: (dialog: OpenedDialog) => void };

/** What a row offers: who may is a question of rights, what makes sense one of the record. Neither shows a dead control. */
export const RowActions = ({ editPath, onOpen }: Props) => {
  const t = useText();
  const { resource, declaration, list } = useDeclaredList();
  const record = useRecordContext<Row>()!;
  const { can } = useEngine();
  const title = declaration.recordTitle(record);
  const draw = (action: RowAction<Values>) => {
    if (action.type === 'edit') {
      return (
        editPath && (
          <Link
            key="edit"
            className="icon-button icon-accent"
            to={editPath}
            aria-label={t('list.editOf', { record: title })}
            title={t('list.edit')}
          >
            <EditIcon />
          </Link>
        )
      );
    }
    if (action.type === 'remove') {
      return (
        can(resource, 'delete') && (
          <button
            key="remove"
            type="button"
            className="icon-button"
            aria-label={t('list.deleteOf', { record: title })}
            title={t('list.delete')}
            onClick={() => onOpen({ kind: 'remove', action, record })}
          >
            <DeleteIcon />
          </button>
        )
      );
    }
    if (action.type === 'open') {
      const { item } = action;
      return (
        can(resource, item.permission) && (
          <button
            key={item.label}
            type="button"
            className="text-link"
            aria-label={t('list.openOf', { action: item.label, record: title })}
            onClick={() => onOpen({ kind: 'row', action: item, record })}
          >
            {item.label}
          </button>
        )
      );
    }
    const items = action.items.filter(({ permission, offered }) => can(resource, permission) && (offered?.(record) ?? true));
    return (
      items.length > 0 && (
        <MenuButton
          key="menu"
          className="icon-button"
          label={t('list.moreOf', { record: title })}
          isAtEnd
          entries={items.map((item) => ({ text: item.label, onSelect: () => onOpen({ kind: 'row', action: item, record }) }))}
        >
          <MoreIcon />
        </MenuButton>
      )
    );
  };
  return <span className="row-actions">{list.rowActions.map(draw)}</span>;
};
