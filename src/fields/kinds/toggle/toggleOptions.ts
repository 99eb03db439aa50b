import type { Field } from '../../../schema/field';

/** Yes and no with what they are called. */
export const toggleOptions = ({ on, off }: Pick<Field<never, 'toggle'>, 'on' | 'off'>) => [
  { value: 'true', label: on },
  { value: 'false', label: off },
];
