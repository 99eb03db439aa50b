import { useRef } from 'react';
import { suggestedLink } from '../../../format/webLink';
import { useText } from '../../../messages/i18n';
import { mergeRefs } from '../../../ui/hooks/mergeRefs';
import { Suggestions } from '../../../ui/inputs/Suggestions';
import { TextInput } from '../../../ui/inputs/TextInput';
import { shownLimit } from '../../rules/limitOf';
import { useFormField } from '../../inputs/formField';
import { controlProps, type InputProps } from '../../inputs/input';
import { typedFormOf } from './forms';

/** One line of text with a counter where there is a limit. An address without its beginning is offered with one. */
const TextFieldInput = (props: InputProps<'text'>) => {
  const { counter: hasCounter = true, allowedCharacters: keeps, format } = props.field;
  const t = useText();
  const { stored } = useFormField();
  const input = useRef<HTMLInputElement>(null);
  const value = String(props.value ?? '');
  const { limit, hint } = shownLimit(props, stored);
  const link = props.error && format === 'url' ? suggestedLink(value) : null;
  const take = (suggestion: string) => {
    props.onChange(suggestion);
    input.current?.focus();
  };
  return (
    <TextInput
      {...controlProps(props)}
      inputRef={mergeRefs(input, props.inputRef)}
      value={value}
      onChange={props.onChange}
      limit={limit}
      hint={link ? <Suggestions suggestions={[{ value: link, text: t('form.useLink', { link }) }]} onTake={take} /> : hint}
      countedAs={typedFormOf(format) ?? undefined}
      keeps={keeps}
      hasCounter={hasCounter}
    />
  );
};
export default TextFieldInput;
