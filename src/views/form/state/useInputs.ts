import { useMemo, useState } from 'react';
import type { Leaf } from '../../../fields/codecs/leaf';
import { namesIn } from '../../../schema/condition';
import { optionFor } from '../../../schema/kind';
import type { Values } from '../../../schema/path';
import type { Form } from '../../../schema/resource';
import { useEngine } from '../../engine';
import { leavesIn, readLeaves } from './leaves';

type Options = { form: Form; record: Values | null; canSave: boolean };

/** The inputs of a form and what they start with. */
export const useInputs = ({ form, record, canSave }: Options) => {
  const { locks, viewer } = useEngine();
  const all = useMemo(() => form.sections.flatMap((section) => section.fields), [form]);
  const names = useMemo(() => {
    if (!canSave) return [];
    const editable = new Set(record ? form.editable(record, viewer) : all);
    return all.filter((name) => editable.has(name));
  }, [form, record, canSave, viewer, all]);
  const leaves = useMemo(() => leavesIn(form.fields, names), [form, names]);
  const [start] = useState(() => record ?? form.initialValues());
  const stored = useMemo(() => {
    const locked = leaves.flatMap(({ path, field }) => {
      const lock = optionFor(field, 'lock');
      const limits = !record && lock ? locks[lock] : undefined;
      if (!limits) return [];
      return [[path, optionFor(field, 'several') ? limits : limits[0]] as const];
    });
    return { ...readLeaves(leaves, start), ...Object.fromEntries(locked) };
  }, [leaves, start, record, locks]);
  /** What may be changed in the state that the record is in, as text: a record may move on without anybody's save. */
  const moves = useMemo(() => JSON.stringify(record && [form.locked(record), form.editable(record, viewer)]), [form, record, viewer]);
  /** All values of the form, whoever may change them. */
  const content = useMemo(() => JSON.stringify(readLeaves(leavesIn(form.fields, all), start)), [form, all, start]);
  return { leaves, stored, moves, content };
};

/** The paths whose change may change what is there: those that conditions look at; all, where one is a function. */
export const decidingPaths = ({ visibleWhen, disabledWhen, readOnlyWhen }: Form, leaves: readonly Leaf[]) => {
  const conditions = [visibleWhen, disabledWhen, readOnlyWhen].flatMap((each) => Object.values(each));
  if (conditions.some(({ looksAt }) => looksAt === 'all')) return leaves.map(({ path }) => path);
  const names = new Set([
    ...conditions.flatMap(({ looksAt }) => looksAt as readonly string[]),
    ...leaves.flatMap(({ disabledWhen = {} }) => namesIn(disabledWhen)),
  ]);
  return leaves.filter((leaf) => names.has(leaf.name) || names.has(leaf.member) || names.has(leaf.path)).map(({ path }) => path);
};
