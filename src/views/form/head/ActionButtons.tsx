import { useRecordContext } from 'react-admin';
import type { EngineAction } from '../../../schema/resource';
import { Button } from '../../../ui/Button';
import { useActions } from '../../actions/useActions';

type Props = { actions: readonly EngineAction[]; onAction: (action: EngineAction) => void };

/** The actions that this person may do with this record, as buttons; those that make no sense for it are not there. */
export const ActionButtons = ({ actions, onAction }: Props) => {
  const record = useRecordContext();
  const actionsOf = useActions();
  if (!record) return null;
  return actionsOf(actions, record).map((action) => (
    <Button key={action.name} isDestructive={action.destructive} onClick={() => onAction(action)}>
      {action.label}
    </Button>
  ));
};
