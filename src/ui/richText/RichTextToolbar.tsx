import { useRef, type KeyboardEvent } from 'react';
import { Button } from '../Button';
import { BoldIcon, ItalicIcon, LinkIcon, StrikeIcon, UnderlineIcon } from '../icons';
import { useOnDemandText, type OnDemandKey } from '../../messages/onDemand';
import { pressedKeys } from '../pressedKeys';
import type { MarkName } from './schema';

const marks = [
  { name: 'strong', text: 'editor.bold', keys: 'Ctrl+B', Icon: BoldIcon },
  { name: 'em', text: 'editor.italic', keys: 'Ctrl+I', Icon: ItalicIcon },
  { name: 'u', text: 'editor.underline', keys: 'Ctrl+U', Icon: UnderlineIcon },
  { name: 's', text: 'editor.strike', keys: 'Ctrl+Shift+X', Icon: StrikeIcon },
  { name: 'link', text: 'editor.link', keys: 'Ctrl+K', Icon: LinkIcon },
] as const satisfies { name: MarkName; text: OnDemandKey; keys: string; Icon: unknown }[];

type Props = {
  label: string;
  /** The marks of what is selected. */
  active: ReadonlySet<string>;
  isReadOnly: boolean;
  onMark: (name: MarkName) => void;
};

/** The buttons over an editor: one stop of the keyboard, arrows go from one to the next. */
export const RichTextToolbar = ({ label, active, isReadOnly, onMark }: Props) => {
  const t = useOnDemandText();
  const box = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const buttons = [...box.current!.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[pressedKeys(event)];
    if (to === undefined) return;
    event.preventDefault();
    for (const button of buttons) button.tabIndex = -1;
    const next = buttons.at(to % buttons.length)!;
    next.tabIndex = 0;
    next.focus();
  };
  return (
    <div ref={box} role="toolbar" aria-label={label} className="rich-text-toolbar" onKeyDown={move}>
      {marks.map(({ name, text, keys, Icon }, i) => (
        <Button
          key={name}
          look="icon"
          tabIndex={i === 0 ? 0 : -1}
          aria-label={t(text)}
          aria-pressed={active.has(name)}
          aria-disabled={isReadOnly || undefined}
          title={t('editor.withKeys', { name: t(text), keys })}
          // the selection in the text stays
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !isReadOnly && onMark(name)}
        >
          <Icon aria-hidden />
        </Button>
      ))}
    </div>
  );
};
