import type { Values } from '../../schema/path';
import type { EngineAct } from '../../schema/resource';
import { useDeclared } from '../declared';
import { useEngine } from '../engine';
import { offeredActs } from './offeredActs';

/** Which acts this person may do with a record, now. */
export const useActs = () => {
  const { resource } = useDeclared();
  const { can, viewer } = useEngine();
  return (acts: readonly EngineAct[], record: Values) =>
    offeredActs(acts, { record, viewer, may: (permission) => can(resource, permission) });
};
