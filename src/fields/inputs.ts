import type { ComponentType } from 'react';
import type { Kind } from '../schema/field';
import type { InputProps } from './input';
import { DateInput } from './date/DateInput';
import { IntegerInput } from './integer/IntegerInput';
import { ReadOnlyInput } from './derived/ReadOnlyInput';
import { ChoiceInput } from './choice/ChoiceInput';
import { GeneratedPasswordInput } from './password/GeneratedPasswordInput';
import { ReferenceInput } from './reference/ReferenceInput';
import { LineInput } from './text/LineInput';
import { ToggleInput } from './toggle/ToggleInput';

/** How each kind is edited; complete by type. Loads with the first form. */
const inputs: { [K in Kind]: ComponentType<InputProps<K>> } = {
  text: LineInput,
  integer: IntegerInput,
  reference: ReferenceInput,
  choice: ChoiceInput,
  toggle: ToggleInput,
  date: DateInput,
  dateTime: ReadOnlyInput,
  derived: ReadOnlyInput,
  password: GeneratedPasswordInput,
  panel: ReadOnlyInput,
  items: ReadOnlyInput,
};

/** The input of a kind; an unknown kind is a mistake in a declaration and throws. */
export const inputOf = (kind: Kind) => {
  const Input = inputs[kind] as ComponentType<InputProps> | undefined;
  if (!Input) throw new Error(`There is no kind of field called ${kind}`);
  return Input;
};
