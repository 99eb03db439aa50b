import { formatDateTime } from '../../../format/dateTime';
import { optionFor } from '../../../schema/kind';
import { valueAt, type Values } from '../../../schema/values/path';
import { useDeclared } from '../../declared';

/** Who changed a record last and when, where the record tells. */
export const useChanger = (record: Values | null) => {
  const { declaration } = useDeclared();
  const { versionedBy = '', fields } = declaration;
  const field = fields[versionedBy];
  const changedBy = field && optionFor(field, 'changedBy');
  const who = record && changedBy ? valueAt(record, changedBy) : null;
  const time = record && formatDateTime(valueAt(record, versionedBy) as string | null);
  return who && time ? { who: String(who), time } : null;
};
