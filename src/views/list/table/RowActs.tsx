import { useRecordContext } from 'react-admin';
import type { EngineAct } from '../../../schema/resource';
import { useText } from '../../../messages/i18n';
import { Button, buttonClass } from '../../../ui/Button';
import { CloneIcon, DeleteIcon, EditIcon, MoreIcon } from '../../../ui/icons';
import { Link } from '../../../ui/Link';
import { MenuButton } from '../../../ui/popups/MenuButton';
import { useDeclaredList } from '../../declared';
import { pathOf, useEngine, useEntity } from '../../engine';
import { useActs } from '../../acts/useActs';
import type { OpenedDialog } from '../opened';
import type { Row } from '../../row';

type Props = { editPath: string | null; onOpen: (dialog: OpenedDialog) => void };

/** What a row offers: the acts that this person may do with it and that make sense for it. There is no dead control. */
export const RowActs = ({ editPath, onOpen }: Props) => {
  const t = useText();
  const { resource, declaration, list } = useDeclaredList();
  const entity = useEntity(resource);
  const { can } = useEngine();
  const record = useRecordContext<Row>()!;
  const actsOf = useActs();
  const title = declaration.recordTitle(record);
  const start = (act: EngineAct) => onOpen({ kind: 'row', act, record });
  const button = (act: EngineAct) => {
    const isIcon = act.type === 'ask' && act.icon === 'delete';
    return (
      <Button
        key={act.label}
        look={isIcon ? 'icon' : 'link'}
        aria-label={t('list.openOf', { action: act.label, record: title })}
        title={isIcon ? act.label : undefined}
        onClick={() => start(act)}
      >
        {isIcon ? <DeleteIcon /> : act.label}
      </Button>
    );
  };
  const drawn = list.acts.map((act) => {
    if (act.type === 'edit')
      return (
        editPath && (
          <Link
            key="edit"
            className={buttonClass('icon', 'icon-accent')}
            to={editPath}
            aria-label={t('list.editOf', { record: title })}
            title={t('list.edit')}
          >
            <EditIcon />
          </Link>
        )
      );
    if (act.type === 'clone')
      return (
        can(resource, 'clone') && (
          <Link
            key="clone"
            className={buttonClass('icon')}
            to={pathOf(entity, 'clone', record)}
            aria-label={t('list.cloneOf', { record: title })}
            title={t('list.clone')}
          >
            <CloneIcon />
          </Link>
        )
      );
    if (act.type !== 'menu') return actsOf([act], record).map(button);
    const items = actsOf(act.acts, record);
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
