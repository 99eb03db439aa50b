import { useRecordContext } from 'react-admin';
import type { OpenAction } from '../../../schema/actions';
import type { Values } from '../../../schema/path';
import { useDeclared } from '../../declared';
import { useEngine } from '../../engine';

type Props = { actions: readonly OpenAction<Values>[]; onAction: (action: OpenAction<Values>) => void };

/** The acts that this person may do with this record, as buttons; those that make no sense for it are not there. */
export const ActionButtons = ({ actions, onAction }: Props) => {
  const { resource } = useDeclared();
  const record = useRecordContext();
  const { can } = useEngine();
  if (!record) return null;
  return actions
    .filter(({ permission, offered }) => can(resource, permission) && (offered?.(record) ?? true))
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
