import type { Values } from '../../schema/values/path';
import type { Viewer } from '../../schema/viewer';
import type { EngineAction } from '../../schema/resource';

type Asked = { record: Values; viewer: Viewer; /** May this person, by the name of an action? */ may: (permission: string) => boolean };

/** The actions that all three questions say yes to: this person may, it makes sense for the record, and this person may with this record. */
export const offeredActions = <A extends Pick<EngineAction, 'permission' | 'offered' | 'allowed'>>(
  actions: readonly A[],
  { record, viewer, may }: Asked,
) => actions.filter(({ permission, offered, allowed }) => may(permission) && offered(record) && allowed(record, viewer));
