import { useRef, useState, type RefObject } from 'react';
import type { Row } from '../../row';
import type { Values } from '../../../schema/values/path';
import type { EngineAction } from '../../../schema/resource';
import { rememberFocus } from '../../../ui/focus/focusContent';
import { lazyComponent } from '../../../ui/lazy';
import { Popup } from '../../../ui/popups/Popup';
import type { FormHandle } from './useDraft';

const ActionDialog = lazyComponent(() => import('../../actions/ActionDialog'));

/**
 * The action that was asked for in a form, in its dialog. What the action stores stands in the inputs of the form at once, so
 * that it is never taken for the change of somebody else.
 * @param onDone what it did, and how the focus comes back to where it was asked for
 */
export const useFormAction = (
  record: Row | undefined,
  handle: RefObject<FormHandle | null>,
  onDone: (outcome: 'removed' | undefined, putFocusBack: (() => void) | undefined) => void,
) => {
  const [started, setStarted] = useState<{ action: EngineAction; values: Values | undefined } | null>(null);
  const close = () => setStarted(null);
  const putFocusBack = useRef<() => void>(undefined);
  return {
    start: (next: EngineAction) => {
      putFocusBack.current = rememberFocus();
      setStarted({ action: next, values: handle.current?.values() });
    },
    dialog: started && record && (
      <Popup onFailure={close}>
        <ActionDialog
          {...started}
          record={record}
          onClose={close}
          onDone={(outcome, stored = {}) => {
            handle.current?.take(stored);
            onDone(outcome, putFocusBack.current);
          }}
        />
      </Popup>
    ),
  };
};
