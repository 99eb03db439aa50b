import { useRef, useState } from 'react';
import type { Row } from '../../row';
import type { EngineAction } from '../../../schema/resource';
import { rememberFocus } from '../../../ui/focus/focusContent';
import { lazyComponent } from '../../../ui/lazy';
import { Popup } from '../../../ui/popups/Popup';

const ActionDialog = lazyComponent(() => import('../../actions/ActionDialog'));

/** The action that was asked for in a form, in its dialog. @param onDone what it did, and how the focus comes back to where it was asked for */
export const useFormAction = (
  record: Row | undefined,
  onDone: (outcome: 'removed' | undefined, putFocusBack: (() => void) | undefined) => void,
) => {
  const [action, setAction] = useState<EngineAction | null>(null);
  const putFocusBack = useRef<() => void>(undefined);
  return {
    start: (next: EngineAction) => {
      putFocusBack.current = rememberFocus();
      setAction(next);
    },
    dialog: action && record && (
      <Popup onFailure={() => setAction(null)}>
        <ActionDialog
          action={action}
          record={record}
          onClose={() => setAction(null)}
          onDone={(outcome) => onDone(outcome, putFocusBack.current)}
        />
      </Popup>
    ),
  };
};
