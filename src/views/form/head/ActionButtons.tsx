import type { OpenAction } from '../../../schema/actions';
import { useEngine } from '../../engine';

type Props = { resource: string; actions: readonly OpenAction[]; record: Record<string, unknown>; onAction: (action: OpenAction) => void };

/** The acts that this person may do with this record, as buttons; those that make no sense for it are not there. */
export const ActionButtons = ({ resource, actions, record, onAction }: Props) => {
  const { can } = useEngine();
  return actions
    .filter(({ permission, offered }) => can(resource, permission) && (offered?.(record as never) ?? true))
    .map((action) => (
      <button
        key={action.label}
        type="button"
        className={`button ${action.isDestructive ? 'button-destroy' : ''}`}
        onClick={() => onAction(action)}
      >
        {action.label}
      </button>
    ));
};
