/** Saves the records that `--writes` names, unchanged, and looks at what comes of it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { loadCodecs } from '../../../src/fields/codecs/codecs';
import { nested, type Values } from '../../../src/schema/values/path';
import { formModel } from '../../../src/views/form/model/formModel';
import { requiredMembers } from '../../../src/views/form/model/leaves';
import { saveOf } from '../../../src/views/form/model/saveOf';
import type { Resource } from '../../../src/schema/resource';
import { writes } from '../../../contract/writes';
import type { Context } from '../context';
import { CouldNotRun } from '../../couldNotRun';
import { saying, type Portal } from '../portal';
import { named, shown } from '../findings';
import { Unanswered } from '../cms';
import { ask, faultOf, sendInSession } from '../reply';

/** Members that a save changes by itself. */
const stamps = /^(updated|cmsUpdated|modified)/i;

type SavedRecord = { text: string; resource: Resource; path: Record<string, string> };

/** What `--writes` names, such as hotlines/3 or partners/BIZ/1001. @throws CouldNotRun where that is no record that the portal saves */
export const savedRecordsOf = async (portal: Portal, texts: readonly string[]): Promise<SavedRecord[]> => {
  const saved = (await portal.resources).filter(({ resource: { calls, form } }) => calls.getOne && calls.update && form);
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
  const { deviates, cannotTell, portal } = context;
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
  const model = formModel(form, record, viewer, { required: requiredMembers(resource) });
  const result = await saveOf(model, nested(model.initial));
  if ('problems' in result) {
    const [member, problem] = Object.entries(result.problems)[0]!;
    return cannotTell(update, 'a save', `the portal would not save ${text} as it is: ${member}: ${named(problem.message)}`);
  }
  const keys = (writes[update] ?? '').split(' ');
  const body = Object.fromEntries(Object.entries(result.save.body).filter(([key, value]) => keys.includes(key) && value !== undefined));
  const path = { ...recordPath, id: String(record[updateId]) };
  const save = async (headers: Record<string, string>) => {
    const answer = await sendInSession(context, update, { path, body, headers });
    if (answer instanceof Unanswered) throw answer;
    return answer;
  };
  if (record[updateId] === undefined || record[updateId] === null)
    return cannotTell(update, 'a save', `${text} has no ${updateId}, by which it is saved`);
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

  const stamp = versionedBy && versionedBy !== 'values' ? String(saved[versionedBy] ?? '') : '';
  if (Number.isNaN(Date.parse(stamp)))
    return cannotTell(update, 'whether Idempotency-Key and If-Unmodified-Since are honoured', 'the record has no time of its last change');
  const nothing = { call: update, effect: 'nothing' as const };
  // the time of a change may be kept to the second
  await wait(1_100, undefined, { signal: context.cms.signal });
  await save({ 'Idempotency-Key': key });
  const again = await readIt();
  if (again && String(again[versionedBy!]) !== stamp)
    deviates({
      ...nothing,
      rule: 'idempotency',
      place: 'Idempotency-Key',
      expected: 'the same key saves once',
      found: 'it saved twice',
      portal: 'Nothing while writeHeaders.idempotencyKey of config.json is off: leave it off',
    });
  const old = faultOf(await save({ 'If-Unmodified-Since': new Date(Date.parse(stamp) - 3_600_000).toUTCString() }));
  if (old?.rule !== 'refused')
    deviates({
      ...nothing,
      rule: 'unmodified',
      place: 'If-Unmodified-Since',
      expected: 'a refusal, as the record was changed since',
      found: old?.found ?? 'a save',
      portal:
        'Nothing while writeHeaders.ifUnmodifiedSince of config.json is off: leave it off. The portal then reads a record again before it saves',
    });
};

/** One record after the other. What a save changed is told; every save sends what stood there, so it is put back by itself where that is possible. */
export const checkWrites = async (context: Context) => {
  if (context.writes.length === 0)
    context.cannotTell(
      'every save',
      'whether Idempotency-Key and If-Unmodified-Since are honoured',
      'that takes a save: name a record that may be saved unchanged with --writes',
    );
  for (const record of await savedRecordsOf(context.portal, context.writes)) await checkRecord(context, record);
};
