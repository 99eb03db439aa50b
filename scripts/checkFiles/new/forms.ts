/** The forms of an entity, as far as the calls of a contract allow them. */
import type { BodyFields } from './bodies';
import { quoted } from './names';
import type { Sketch } from './sketch';

const sameNames = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((name) => b.includes(name));

/** What the calls of forms require beyond the fields. */
const lackingNotes = (forms: readonly BodyFields[], included: readonly string[] = []) =>
  forms.flatMap(({ call, lacking }) =>
    lacking.filter((name) => !included.includes(name)).map((name) => `'${call}' requires ${quoted(name)}, which no field sends.`),
  );

/**
 * The forms that the calls allow. What is missing is told by notes.
 *
 * @param notes calls that the contract lacks
 * @param isStored whether a record has a member: a save can send it as it is
 */
export const formsOf = (
  create: BodyFields | undefined,
  update: BodyFields | undefined,
  notes: readonly string[],
  isStored: (name: string) => boolean,
): Pick<Sketch, 'form' | 'createForm' | 'include'> => {
  const creates = create !== undefined && create.names.length > 0;
  const why = [...notes, ...(create && !creates ? ['no field can be sent when a record is created'] : [])];
  const because = why.length > 0 ? `: ${why.join('; ')}` : '';
  if (!creates) return { form: { notes: [`No form${because}. A form needs GET, POST and PUT.`] } };
  const ofCreate = { on: create.names, notes: ['The fields of the form of a new record.', ...lackingNotes([create])] };
  if (!update || update.names.length === 0)
    return { form: { notes: [`Records can be created and not edited${because}.`] }, createForm: ofCreate };
  const include = update.lacking.filter(isStored);
  if (include.length === 0 && sameNames(create.names, update.names))
    return { form: { on: update.names, notes: lackingNotes([create, update]) } };
  return {
    form: { on: update.names, notes: lackingNotes([update], include) },
    createForm: ofCreate,
    ...(include.length > 0 && { include }),
  };
};
