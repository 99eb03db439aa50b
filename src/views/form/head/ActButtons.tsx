import { useRecordContext } from 'react-admin';
import type { EngineAct } from '../../../schema/resource';
import { Button } from '../../../ui/Button';
import { useActs } from '../../acts/useActs';

type Props = { acts: readonly EngineAct[]; onAct: (act: EngineAct) => void };

/** The acts that this person may do with this record, as buttons; those that make no sense for it are not there. */
export const ActButtons = ({ acts, onAct }: Props) => {
  const record = useRecordContext();
  const actsOf = useActs();
  if (!record) return null;
  return actsOf(acts, record).map((act) => (
    <Button key={act.label} isDestructive={act.isDestructive} onClick={() => onAct(act)}>
      {act.label}
    </Button>
  ));
};
