import { valueAt, type Values } from '../../../../schema/values/path';

/** The names of the files of a record. */
export const fileNames = ({ name, record }: { name: string; record: Values }) =>
  [valueAt(record, name) ?? []]
    .flat()
    .map((file) => (file as { fileName: string }).fileName)
    .join(', ');
