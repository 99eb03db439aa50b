import { formatDateTime } from '../../../format/dateTime';
import { valueAt, type Values } from '../../../schema/path';
import { useDeclared } from '../../declared';

/** Who changed a record last and when, where the record tells. */
export const useChanger = (record: Values | null) => {
  const { declaration } = useDeclared();
  const { stamp = '', fields } = declaration;
  const field = fields[stamp];
  const who = record && field?.kind === 'dateTime' && field.by ? valueAt(record, field.by) : null;
  const time = record && formatDateTime(valueAt(record, stamp) as string | null);
  return who && time ? { who: String(who), time } : null;
};
