import { useMemo, useState } from 'react';
import type { Values } from '../../../schema/values/path';
import type { Form } from '../../../schema/resource';
import { useEngine } from '../../engine';
import { formModel } from '../model/formModel';

export type FormModelOptions = {
  form: Form;
  /** The stored record, or the values that a copy starts with; null for a new one. */
  record: Values | null;
  canSave: boolean;
  /** The record that is copied. Default: none is. */
  copyOf?: Values;
  /** The members that the record always has. Default: any may be missing. */
  required?: readonly string[];
};

/** The model of a form for the person who looks. */
export const useFormModel = ({ form, record, canSave, copyOf, required }: FormModelOptions) => {
  const { locks, viewer } = useEngine();
  // made once: generated values stay
  const [start] = useState(() => record ?? form.initialValues());
  const [unmatched] = useState(() => new Set<string>());
  return useMemo(
    () => formModel(form, record, viewer, { canSave, locks, copyOf, start, required, unmatched }),
    [form, record, viewer, canSave, locks, copyOf, start, required, unmatched],
  );
};
