import { useId } from 'react';
import { lazyComponent } from '../../../ui/lazy';
import { Popup } from '../../../ui/popups/Popup';
import { GroupField } from '../../../ui/inputs/GroupField';
import { useIsSending } from '../../../ui/submission/SendingContext';
import { RichTextPreviewPart } from '../../../ui/richText/RichTextPreviewPart';
import type { InputProps } from '../../inputs/input';
import './richText.css';

/** The editor arrives with the first text that is edited. */
const RichTextEditor = lazyComponent(() => import('../../../ui/richText/RichTextEditor'));

/** A text with markup, in an editor; the text alone where it cannot be typed into. */
const RichTextInput = ({
  field,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
  isRequired,
  lang,
  disabledReason,
}: InputProps<'richText'>) => {
  const id = useId();
  const isSending = useIsSending();
  const html = String(value ?? '');
  const hint = disabledReason ?? field.hint;
  return (
    <GroupField id={id} className="rich-text" label={field.label} isRequired={isRequired} error={error} hint={hint} onLeave={onBlur}>
      <div className="rich-text-box">
        {disabledReason === null ? (
          <Popup>
            <RichTextEditor
              label={field.label}
              name={name}
              html={html}
              tags={field.tags}
              lang={lang}
              describedBy={error || hint ? `${id}-note` : undefined}
              isInvalid={Boolean(error)}
              isRequired={isRequired}
              isReadOnly={isSending}
              onChange={onChange}
              inputRef={inputRef}
            />
          </Popup>
        ) : (
          <RichTextPreviewPart html={html} lang={lang} tags={field.tags} />
        )}
      </div>
    </GroupField>
  );
};
export default RichTextInput;
