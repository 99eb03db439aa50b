import { useRecordContext } from 'react-admin';
import { cannotShow, isId } from '../../../schema/values/path';
import type { EngineAction } from '../../../schema/resource';
import { useText } from '../../../messages/i18n';
import { Button, buttonClass } from '../../../ui/Button';
import { CloneIcon, DeleteIcon, EditIcon, MoreIcon } from '../../../ui/icons';
import { Link } from '../../../ui/Link';
import { MenuButton } from '../../../ui/popups/MenuButton';
import { useDeclaredList } from '../../declared';
import { pathOf, useEngine, useEntity } from '../../engine';
import { useActions } from '../../actions/useActions';
import type { OpenedDialog } from '../opened';
import type { Row } from '../../row';

type Props = { editPath: string | null; onOpen: (dialog: OpenedDialog) => void };

/** What a row offers: the actions that this person may do with it and that make sense for it. There is no dead control. */
export const RowActions = ({ editPath, onOpen }: Props) => {
  const t = useText();
  const { resource, declaration, list } = useDeclaredList();
  const entity = useEntity(resource);
  const { can } = useEngine();
  const record = useRecordContext<Row>()!;
  const actionsOf = useActions();
  // what would act on a record that cannot be told from others acts on none
  if (!isId(record.id)) cannotShow();
  const title = declaration.recordTitle(record);
  const start = (action: EngineAction) => onOpen({ kind: 'row', action, record });
  const button = (action: EngineAction) => {
    const isIcon = action.type === 'confirm' && action.icon === 'delete';
    return (
      <Button
        key={action.name}
        data-action={action.name}
        look={isIcon ? 'icon' : 'link'}
        aria-label={t('list.openOf', { action: action.label, record: title })}
        title={isIcon ? action.label : undefined}
        onClick={() => start(action)}
      >
        {isIcon ? <DeleteIcon /> : action.label}
      </Button>
    );
  };
  const drawn = list.rowActions.map((action) => {
    if (action.type === 'edit')
      return (
        editPath && (
          <Link
            key="edit"
            data-action="edit"
            className={buttonClass('icon', 'icon-accent')}
            to={editPath}
            aria-label={t('list.editOf', { record: title })}
            title={t('list.edit')}
          >
            <EditIcon />
          </Link>
        )
      );
    if (action.type === 'clone')
      return (
        can(resource, 'clone') && (
          <Link
            key="clone"
            data-action="clone"
            className={buttonClass('icon')}
            to={pathOf(entity, 'clone', record)}
            aria-label={t('list.cloneOf', { record: title })}
            title={t('list.clone')}
          >
            <CloneIcon />
          </Link>
        )
      );
    if (action.type !== 'menu') return actionsOf([action], record).map(button);
    const items = actionsOf(action.actions, record);
    return (
      items.length > 0 && (
        <MenuButton
          key="menu"
          look="icon"
          label={t('list.moreOf', { record: title })}
          isAtEnd
          entries={items.map((item) => ({ text: item.label, onSelect: () => start(item) }))}
        >
          <MoreIcon />
        </MenuButton>
      )
    );
  });
  return <span className="row-actions">{drawn}</span>;
};
