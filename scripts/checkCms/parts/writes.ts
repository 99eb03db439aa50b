/** Saves the records that `--writes` names, unchanged, and looks at what comes of it. */
import { randomUUID } from 'node:crypto';
import { loadCodecs } from '../../../src/fields/codecs/codecs';
import { nested, type Values } from '../../../src/schema/path';
import { formModel } from '../../../src/views/form/model/formModel';
import { saveOf } from '../../../src/views/form/model/saveOf';
import type { Resource } from '../../../src/schema/resource';
import { writes } from '../../../contract/writes';
import type { Context, Row } from '../context';
import { CouldNotRun } from '../couldNotRun';
import { saying, type Portal } from '../portal';
import { shown } from '../findings';
import { ask, faultOf } from '../reply';

/** Members that a save changes by itself. */
const stamps = /^(updated|cmsUpdated|modified)/i;

type SavedRecord = { text: string; resource: Resource; path: Record<string, string> };

/** What `--writes` names, such as hotlines/3 or partners/BIZ/1001. @throws CouldNotRun where that is no record that the portal saves */
export const savedRecordsOf = async (portal: Portal, texts: readonly string[]): Promise<SavedRecord[]> => {
  const all = await Promise.all(
    Object.entries(portal.entities).map(async ([name, entity]) => ({ name, entity, resource: (await entity.load()).default })),
  );
  const saved = all.filter(({ resource: { calls, form } }) => calls.getOne && calls.update && form);
  return texts.map((text) => {
    const [name = '', ...values] = text.split('/');
    const found = saved.find((each) => each.name === name);
    if (!found)
      throw new CouldNotRun(
        `--writes ${text}: write the name of an entity and an id, such as hotlines/3. There are ${saved.map((each) => each.name).join(', ')}.`,
      );
    const names = [...Object.keys(found.entity.routeParams ?? {}), 'id'];
    if (values.length !== names.length || values.some((value) => value === ''))
      throw new CouldNotRun(`--writes ${text}: write ${[name, ...names.map((each) => each.toUpperCase())].join('/')}.`);
    return { text, resource: found.resource, path: Object.fromEntries(names.map((key, i) => [key, values[i]!])) };
  });
};

const checkRecord = async (context: Context, { text, resource, path: recordPath }: SavedRecord) => {
  const { deviates, cannotTell, portal, cms } = context;
  const { updateId, versionedBy } = resource;
  const form = resource.form!;
  const [getOne, update] = [resource.calls.getOne!, resource.calls.update!];
  const readIt = async () =>
    (await ask(context, getOne, { path: recordPath, isAgain: true }))?.payload as (Values & { id: number }) | undefined;
  const record = await readIt();
  if (!record) return cannotTell(update, 'a save', `${text} could not be read`);
  const viewer = portal.viewer();
  if (!form.allowed(record, viewer) || form.locked(record) !== null)
    return cannotTell(update, 'a save', `the portal lets nobody of this account save ${text}`);
  await loadCodecs(Object.values(form.fields));
  const model = formModel(form, record, viewer);
  const result = await saveOf(model, nested(model.initial));
  if ('problems' in result) {
    const [member, problem] = Object.entries(result.problems)[0]!;
    return cannotTell(update, 'a save', `the portal would not save ${text} as it is: ${member}: ${problem.message}`);
  }
  const keys = (writes[update] ?? '').split(' ');
  const body = Object.fromEntries(Object.entries(result.save.body).filter(([key, value]) => keys.includes(key) && value !== undefined));
  const path = { ...recordPath, id: String(record[updateId]) };
  const save = (headers: Record<string, string> = {}) => cms.send(update, { path, body, headers });
  const about = { call: update, effect: 'fails' as const };
  const where = await portal.where(getOne);

  const key = randomUUID();
  const first = await save({ 'Idempotency-Key': key });
  const fault = faultOf(first);
  if (fault) return deviates({ ...about, ...fault, portal: `${where}: at a save ${saying((await portal.failure(first)) ?? '')}` });
  const saved = await readIt();
  if (!saved) return cannotTell(update, 'what a save left', `${text} could not be read again`);
  const isStamp = (member: string) => stamps.test(member) || member === versionedBy;
  for (const member of Object.keys({ ...record, ...saved }))
    if (!isStamp(member) && JSON.stringify(record[member] ?? null) !== JSON.stringify(saved[member] ?? null))
      deviates({
        ...about,
        rule: 'save',
        place: `/payload/${member}`,
        expected: 'what stood there before, as the save changed nothing',
        found: shown(saved[member]),
        portal: `${where}: whoever saves anything changes this as well`,
      });

  const stamp = versionedBy && versionedBy !== 'values' ? saved[versionedBy] : undefined;
  await save({ 'Idempotency-Key': key });
  const again = (await readIt()) as Row | undefined;
  if (stamp === undefined) cannotTell(update, 'whether Idempotency-Key is honoured', 'the record has no time of its last change');
  else if (again && again[versionedBy!] !== stamp)
    deviates({
      ...about,
      rule: 'idempotency',
      place: 'Idempotency-Key',
      expected: 'the same key saves once',
      found: 'it saved twice',
      effect: 'nothing',
      portal: 'Nothing while writeHeaders.idempotencyKey of config.json is off: leave it off',
    });
  if (stamp === undefined)
    return cannotTell(update, 'whether If-Unmodified-Since is honoured', 'the record has no time of its last change');
  const old = await save({ 'If-Unmodified-Since': new Date(Date.parse(String(stamp)) - 3_600_000).toUTCString() });
  if (!faultOf(old))
    deviates({
      ...about,
      rule: 'unmodified',
      place: 'If-Unmodified-Since',
      expected: 'a refusal, as the record was changed since',
      found: 'a save',
      effect: 'nothing',
      portal:
        'Nothing while writeHeaders.ifUnmodifiedSince of config.json is off: leave it off. The portal then reads a record again before it saves',
    });
};

/** One record after the other. What a save changed is told; every save sends what stood there, so it is put back by itself where that is possible. */
export const checkWrites = async (context: Context) => {
  for (const record of await savedRecordsOf(context.portal, context.writes)) await checkRecord(context, record);
};
