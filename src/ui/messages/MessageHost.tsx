import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { shell } from '../../messages/signIn';
import { CheckIcon, CloseIcon, ErrorIcon } from '../icons';
import { displayTime, messageStore, type Message } from './messages';
import './messages.css';

/** One message: closes itself, waits while the pointer or the focus is on it. */
const MessageCard = ({ message: { id, kind, text } }: { message: Message }) => {
  const [isPaused, setPaused] = useState(false);
  const left = useRef(displayTime);
  useEffect(() => {
    if (isPaused) return;
    const since = Date.now();
    const timer = setTimeout(() => messageStore.dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - since));
    };
  }, [id, isPaused]);
  return (
    <li
      className={`message message-${kind}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {kind === 'success' ? <CheckIcon /> : <ErrorIcon />}
      <span className="message-text">{text}</span>
      <button type="button" className="icon-button" aria-label={shell.close} onClick={() => messageStore.dismiss(id)}>
        <CloseIcon />
      </button>
    </li>
  );
};

/** The stack of messages, announced to screen readers. Mounted once, beside the page. */
export const MessageHost = () => {
  const messages = useSyncExternalStore(messageStore.subscribe, messageStore.get);
  return (
    <section className="message-host" aria-label={shell.messages} aria-live="polite" aria-relevant="additions">
      <ol>
        {messages.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </ol>
    </section>
  );
};
