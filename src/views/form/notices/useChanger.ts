import { formatDateTime } from '../../../format/dateTime';
import { valueAt, type Values } from '../../../schema/path';
import { useDeclared } from '../../declared';

/** Who changed a record last and when, where the record tells. */
export const useChanger = (record: Values | null) => {
  const { declaration } = useDeclared();
  const { versionedBy = '', fields } = declaration;
  const field = fields[versionedBy];
  const who = record && field?.kind === 'timestamp' && field.by ? valueAt(record, field.by) : null;
  const time = record && formatDateTime(valueAt(record, versionedBy) as string | null);
  return who && time ? { who: String(who), time } : null;
};
