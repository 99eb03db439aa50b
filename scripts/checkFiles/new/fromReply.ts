/** The sketch of an entity from an example reply. */
import { isId, type Values } from '../../../src/schema/values/path';
import { CouldNotRun } from '../../couldNotRun';
import { createFields, type Surroundings } from './fields';
import { membersOfRecords } from './fromValues';
import { nameProblem } from './names';
import { readReply } from './readReply';
import { sketchOf, type Sketch } from './sketch';

/** The member that identifies a record: `id`, or one that is called so and differs in all records. */
const idOf = (records: readonly Values[]): { idField?: string; idNote?: string } => {
  if (records.some((record) => Object.hasOwn(record, 'id'))) return {};
  const names = Object.keys(records[0]!).filter(
    (name) => /^(uuid|guid|key|code)$|[a-z](Id|ID)$|_id$/.test(name) && nameProblem(name) === undefined,
  );
  const idField = names.find((name) => {
    const values = records.map((record) => record[name]);
    return values.every(isId) && new Set(values).size === values.length;
  });
  return idField === undefined ? { idNote: "The reply has no member 'id'. Name the member that identifies a record." } : { idField };
};

/** @throws CouldNotRun if the file has no record, or a record without a member that a field can show */
export const sketchFromReply = (file: string, path: string, surroundings: Surroundings): Sketch => {
  const records = readReply(file);
  const id = idOf(records);
  const members = new Map([...membersOfRecords(records)].filter(([name]) => name !== (id.idField ?? 'id')));
  // nobody knows whether the CMS takes them
  const entries = createFields(surroundings)(members).map((entry) => (entry.isId ? { ...entry, field: undefined } : entry));
  const sketch = sketchOf(entries, path, id);
  if (!sketch || sketch.columns.length === 0) throw new CouldNotRun(`${file}: no member of the record can become a field`);
  return sketch;
};
