import { loadCodecs } from '../../../fields/codecs/codecs';
import type { Values } from '../../../schema/values/path';
import type { Resource } from '../../../schema/resource';
import type { Viewer } from '../../../schema/viewer';
import { editedMembers } from './leaves';

/**
 * Whether a record has changed since it was read: its stamp, or one of the members that its form edits (`versionedBy`), or
 * what can be edited, which changes without anybody's save when a message is sent. A member that was not read is not compared.
 */
const isOutdated = async ({ form, versionedBy }: Resource, viewer: Viewer, read: Values, current: Values): Promise<boolean> => {
  if (!form || !versionedBy) return false;
  await loadCodecs(Object.values(form.fields));
  const compared = versionedBy === 'values' ? editedMembers(form, read, viewer) : [versionedBy];
  const isChanged = (name: string) => Object.hasOwn(read, name) && JSON.stringify(read[name]) !== JSON.stringify(current[name]);
  const editable = (record: Values) => JSON.stringify([form.locked(record), form.editable(record, viewer)]);
  return compared.some(isChanged) || editable(read) !== editable(current);
};
export default isOutdated;
