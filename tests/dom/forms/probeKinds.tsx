/** Kinds of fields whose inputs are buttons and plain texts of the test, to see what a form hands to an input. */
import { localized, text } from '../../../src/fields';
import { defineKind } from '../../../src/fields/defineKind';
import { useFormField } from '../../../src/fields/inputs/formField';
import type { InputProps } from '../../../src/fields/inputs/input';
import { useInnerInputs, type InnerInputs } from '../../../src/fields/inputs/innerInputs';
import localizedParts from '../../../src/fields/kinds/localized/parts';
import textParts from '../../../src/fields/kinds/text/parts';

type Given = InputProps & ReturnType<typeof useFormField>;
/** What the input of a path was given in its last drawing. */
export const given: Record<string, Given> = {};
/** What the input of a field that wraps another was given in its last drawing. */
export const givenInner: Record<string, InputProps & InnerInputs> = {};

const ProbeInput = (props: InputProps) => {
  given[props.name] = { ...useFormField(), ...props };
  return <input ref={props.inputRef} aria-label={props.name} onBlur={props.onBlur} />;
};
const SeveralInput = (props: InputProps) => {
  const inner = useInnerInputs();
  givenInner[props.name] = { ...inner, ...props };
  return <div>{inner.inner.map(({ leaf }) => inner.draw(leaf))}</div>;
};

/** A text whose input is an `<input>` with the path as its name. */
export const probe = defineKind((label: string, options: object = {}) => ({ ...text(label, options), kind: 'probe' as 'text' }), {
  ...text.definition,
  kind: 'probe' as 'text',
  parts: async () => ({ default: { ...textParts, Input: async () => ({ default: ProbeInput }) } }),
} as never);
/** A text in four languages that draws its inputs one after the other. */
export const several = defineKind(
  (label: string, options: object = {}) => ({
    ...localized(probe('Inner') as never, { label, ...options } as never),
    label,
    kind: 'several' as 'localized',
  }),
  {
    ...localized.definition,
    kind: 'several' as 'localized',
    parts: async () => ({ default: { ...localizedParts, Input: async () => ({ default: SeveralInput }) } }),
  } as never,
);
