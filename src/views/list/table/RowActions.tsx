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

const isIcon = (action: EngineAction) => action.type === 'confirm' && action.icon === 'delete';
/** Keeps the place of an action that the record does not offer, so that the others stand below each other. */
const placeClass = (action: EngineAction) => `${buttonClass(isIcon(action) ? 'icon' : 'link')} row-action-place`;

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
    return (
      <Button
        key={action.name}
        data-action={action.name}
        look={isIcon(action) ? 'icon' : 'link'}
        aria-label={t('list.openOf', { action: action.label, record: title })}
        title={isIcon(action) ? action.label : undefined}
        onClick={() => start(action)}
      >
        {isIcon(action) ? <DeleteIcon /> : action.label}
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
    if (action.type !== 'menu') {
      if (actionsOf([action], record).length > 0) return button(action);
      return can(resource, action.permission) && <span key={action.name} className={placeClass(action)} data-label={action.label} />;
    }
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
