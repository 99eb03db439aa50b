import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Values } from '../../../schema/values/path';

type Props = {
  /** What is to be known of the values. */ hint: (values: Values) => string | null;
  /** The record with what is typed over it. */ over: (typed: Values) => Values;
};

/** What is to be known before a save, while it is typed. */
export const SaveHint = ({ hint, over }: Props) => {
  const typed = useDeferredValue(useWatch({ control: useFormContext().control }));
  const text = hint(over(typed));
  return text && <span className="form-told">{text}</span>;
};
