import type { Values } from '../schema/path';
import type { EngineAct } from '../schema/resource';
import { useDeclared } from './declared';
import { useEngine } from './engine';

/** Which acts this person may do with a record, now. */
export const useActs = () => {
  const { resource } = useDeclared();
  const { can, viewer } = useEngine();
  return <A extends EngineAct>(acts: readonly A[], record: Values) =>
    acts.filter(({ permission, offered, allowed }) => can(resource, permission) && offered(record) && allowed(record, viewer));
};
