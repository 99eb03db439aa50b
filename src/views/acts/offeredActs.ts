import type { Values } from '../../schema/path';
import type { Viewer } from '../../schema/viewer';
import type { EngineAct } from '../../schema/resource';

type Asked = { record: Values; viewer: Viewer; /** May this person, by the name of an action? */ may: (permission: string) => boolean };

/** The acts that all three questions say yes to: this person may, it makes sense for the record, and this person may with this record. */
export const offeredActs = <A extends Pick<EngineAct, 'permission' | 'offered' | 'allowed'>>(
  acts: readonly A[],
  { record, viewer, may }: Asked,
) => acts.filter(({ permission, offered, allowed }) => may(permission) && offered(record) && allowed(record, viewer));
