import { createContext, use, useEffect, useReducer } from 'react';
import { useRecordContext } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { holds, type Condition } from '../../schema/values/condition';
import { limitsOf } from '../../schema/kind';
import { isEmpty, isSame, valueAt, type Values } from '../../schema/values/path';
import type { RecordCondition } from '../../schema/resource';
import type { Viewer } from '../../schema/viewer';
import type { InputProps } from './input';
import { codecOf } from '../codecs/codecs';
import type { Leaf } from '../codecs/leaf';

/** What the form says to the input that it draws. */
export type FormFieldSource = Pick<InputProps, 'value' | 'error' | 'disabledReason'> & {
  leaf: Leaf;
  set: InputProps['onChange'];
  /** The form. Its own context would draw every input again for each key. */
  methods: Pick<UseFormReturn, 'getValues' | 'subscribe'>;
  viewer: Viewer;
  /** What this person is locked to, by the name of the lock. */
  locks: Readonly<Record<string, readonly string[]>>;
  /** Whether a condition of the declaration holds of a record and the person who looks, a registered one too. */
  holdsOf: (when: RecordCondition, record: Values, viewer: Viewer) => boolean;
};

export const FormFieldContext = createContext<FormFieldSource | null>(null);

/**
 * What an input may ask of its form, for itself or for a component that it draws:
 *
 * - `value`, `set`, `error`, and `disabledReason`: why nobody can type here; null where one can
 * - `stored`: the value of the stored record; undefined in a form without one, and where the input cannot hold it
 * - `record`: the stored record
 * - `viewer`: who looks, and `isLocked`: whether the session holds the field to some values (PLT-107)
 * - `watch(name)`: what is typed into another field, or what the record has where that is no input
 * - `holds(condition)`: whether a condition holds of what is typed
 * - `recordHolds(condition)`: whether one holds of the stored record and the person who looks; false in a form without a record
 *
 * Whoever watches a value, or asks for a condition on it, is drawn again for it, and for no other value.
 */
export const useFormField = () => {
  const source = use(FormFieldContext);
  if (!source) throw new Error('There is no field of a form here');
  const { leaf, methods, viewer, locks, holdsOf, ...own } = source;
  const record = useRecordContext<Values>();
  const stored = record && valueAt(record, leaf.member);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const read = (name: string): unknown => {
    const typed: unknown = methods.getValues(name);
    return typed === undefined && record ? valueAt(record, name) : typed;
  };
  /** What this drawing has looked at. */
  const seen = new Map<string, unknown>();
  const watch = (name: string) => {
    if (!seen.has(name)) seen.set(name, read(name));
    return seen.get(name);
  };
  useEffect(() => {
    if (seen.size === 0) return;
    const look = () => {
      if ([...seen].some(([name, value]) => !isSame(read(name), value))) redraw();
    };
    // a value may have changed between the drawing and this
    look();
    return methods.subscribe({ name: [...seen.keys()], formState: { values: true }, callback: look });
  });
  return {
    ...own,
    stored: isEmpty(stored) || codecOf(leaf.field).canHold(stored, leaf.field) ? stored : undefined,
    record,
    viewer,
    isLocked: limitsOf(leaf.field, locks) !== undefined,
    watch,
    holds: (condition: Condition) => holds(condition, watch),
    recordHolds: (condition: RecordCondition) => record !== undefined && holdsOf(condition, record, viewer),
  };
};
