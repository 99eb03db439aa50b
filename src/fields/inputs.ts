import type { ComponentType } from 'react';
import type { Kind } from '../schema/field';
import { lazyComponent, loadLazy } from '../ui/lazy';
import type { InputProps } from './input';
import { IntegerInput } from './integer/IntegerInput';
import { TextFieldInput } from './text/TextFieldInput';

/** Inputs that are heavy or rare arrive when a form has one. */
const loads = {
  choice: () => import('./choice/ChoiceInput'),
  reference: () => import('./reference/ReferenceInput'),
  date: () => import('./date/DateInput'),
  decimal: () => import('./decimal/DecimalInput'),
  localDateTime: () => import('./localDateTime/LocalDateTimeFieldInput'),
  file: () => import('./file/FileInput'),
  localized: () => import('./localized/LocalizedInput'),
  matrix: () => import('./matrix/MatrixInput'),
  multiline: () => import('./multiline/MultilineInput'),
  richText: () => import('./richText/RichTextInput'),
  password: () => import('./password/GeneratedPasswordInput'),
  toggle: () => import('./toggle/ToggleInput'),
} satisfies {
  [K in Kind]?: () => Promise<{ default: ComponentType<InputProps<K>> }>;
};

/** How each kind is edited, null for one that nobody types; complete by type. Loads with the first form. */
export const inputs: { [K in Kind]: ComponentType<InputProps<K>> | null } = {
  text: TextFieldInput,
  multiline: lazyComponent(loads.multiline),
  integer: IntegerInput,
  reference: lazyComponent(loads.reference),
  choice: lazyComponent(loads.choice),
  toggle: lazyComponent(loads.toggle),
  date: lazyComponent(loads.date),
  decimal: lazyComponent(loads.decimal),
  localDateTime: lazyComponent(loads.localDateTime),
  timestamp: null,
  derived: null,
  password: lazyComponent(loads.password),
  panel: null,
  items: null,
  file: lazyComponent(loads.file),
  localized: lazyComponent(loads.localized),
  matrix: lazyComponent(loads.matrix),
  richText: lazyComponent(loads.richText),
};

/** Loads the input of a kind ahead of its use, where it has to arrive. */
export const loadInput = async (kind: Kind) => {
  if (Object.hasOwn(loads, kind)) await loadLazy<unknown>(loads[kind as keyof typeof loads]);
};

/** The input of a kind. */
export const inputOf = (kind: Kind) => inputs[kind] as ComponentType<InputProps> | null;
