import type { Values } from '../../schema/values/path';
import type { EngineAction } from '../../schema/resource';
import { useDeclared } from '../declared';
import { useEngine } from '../engine';
import { offeredActions } from './offeredActions';

/** Which actions this person may do with a record, now. */
export const useActions = () => {
  const { resource } = useDeclared();
  const { can, viewer } = useEngine();
  return (actions: readonly EngineAction[], record: Values) =>
    offeredActions(actions, { record, viewer, may: (permission) => can(resource, permission) });
};
