/** A colleague who changes the record that is open in a form, over HTTP. */
import { leavesIn } from '../../../src/views/form/model/leaves';
import type { EngineField } from '../../../src/schema/kind';
import { settle } from '../pageState';
import { expect, screen, within, type Portal } from '../portal';
import type { Entity } from './entities';
import { openEditable } from './rounds';

/** A field that a test types into: its path in the form, and its label on the page. */
export type TypedField = { path: string; label: string; isNumber: boolean; input: () => HTMLInputElement };
/** The formats that have no rule. */
const freeFormats: readonly unknown[] = [undefined, 'code', 'name'];
const isTyped = (field: EngineField) =>
  !field.filled &&
  (field.kind === 'integer' || field.kind === 'multiline' || (field.kind === 'text' && freeFormats.includes(field.format)));
const leavesOf = ({ form }: Entity) =>
  leavesIn(
    form!.fields,
    form!.sections.flatMap(({ fields }) => fields),
  ).filter(({ field }) => isTyped(field));
/** Whether the edit form of an entity has a free text or a number. */
export const hasTypedFields = (entity: Entity) => entity.form !== undefined && leavesOf(entity).length > 0;

/** The enabled inputs for free texts and numbers of the form that is open. */
export const typedFields = (entity: Entity): TypedField[] => {
  const inputAt = (path: string) => screen.getByRole('form').querySelector<HTMLInputElement>(`[name="${path}"]:is(input, textarea)`);
  return leavesOf(entity).flatMap(({ path, field }) => {
    const input = inputAt(path);
    if (!input || input.disabled || input.readOnly) return [];
    return [{ path, label: field.label, isNumber: field.kind === 'integer', input: () => inputAt(path)! }];
  });
};

/** A text that every free text and telephone number accepts, or a small number. */
export const valueOf = ({ isNumber }: TypedField, count: number) => (isNumber ? String(10 + count) : `5550 ${1000 + count}`);

/** Replaces what an input contains at once. */
export const enter = async ({ user }: Portal, { input }: TypedField, text: string) => {
  await user.clear(input());
  await user.click(input());
  await user.paste(text);
};

/** Presses Save, and confirms what the form asks before it sends. */
export const send = async (portal: Portal) => {
  await portal.user.click(screen.getByRole('form').querySelector('.form-buttons [type=submit]')!);
  await settle(portal);
  const dialog = screen.queryByRole('dialog');
  if (!dialog) return;
  for (const box of within(dialog).queryAllByRole('checkbox')) await portal.user.click(box);
  await portal.user.click(dialog.querySelector('.button-main')!);
  await settle(portal);
};
const puts = ({ sent }: Portal) => sent.filter(({ call }) => call.startsWith('PUT '));
/** Saves, and waits for the list. Returns the request; null when the form has refused the save. */
export const save = async (portal: Portal, { routes }: Entity) => {
  const before = puts(portal).length;
  await send(portal);
  await settle(portal);
  if (portal.path() !== routes.list) return null;
  await portal.rows();
  expect(puts(portal)).toHaveLength(before + 1);
  return puts(portal).at(-1)!;
};

/** Replaces values in a body, wherever they are. */
const withValues = (body: unknown, values: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(body)) return body;
  if (typeof body === 'object' && body !== null)
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, withValues(value, values)]));
  const next = values.get(String(body));
  return next === undefined ? body : typeof body === 'number' ? Number(next) : next;
};
/** All values in a body, as text. */
export const valuesIn = (body: unknown): string[] =>
  typeof body === 'object' && body !== null ? Object.values(body).flatMap(valuesIn) : [String(body)];

export type Colleague = {
  /** The fields that both can change. */
  fields: readonly TypedField[];
  /** Opens the form anew. */
  reopen: () => Promise<void>;
  /** Saves other values as the colleague, over what the colleague has saved before. */
  change: (values: ReadonlyMap<TypedField, string>) => Promise<unknown>;
};

/**
 * Opens a record that can be saved, saves it once, and opens it again. Returns what a colleague can do with the same body, and
 * the fields whose values that body holds.
 */
export const openWithColleague = async (portal: Portal, entity: Entity, skipped = 0): Promise<Colleague> => {
  const path = await openEditable(portal, entity, skipped);
  const tried = typedFields(entity).slice(0, 4);
  for (const [at, field] of tried.entries()) await enter(portal, field, valueOf(field, at));
  const saved = await save(portal, entity);
  // a record of the seeds may have values that no form accepts
  if (!saved) return openWithColleague(portal, entity, skipped + 1);
  const { path: call, body } = saved;
  const sent = valuesIn(body);
  const fields = tried.filter((field, at) => sent.includes(valueOf(field, at)));
  const reopen = async () => {
    await portal.goTo(path);
    await screen.findByRole('form');
    await settle(portal);
  };
  await reopen();
  const changes = new Map<string, string>();
  return {
    fields,
    reopen,
    change: (values) => {
      for (const [field, text] of values) changes.set(valueOf(field, tried.indexOf(field)), text);
      return portal.ask(call, { method: 'PUT', body: withValues(body, changes) as object });
    },
  };
};
