import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Preview } from './createPreview';

type Props = { preview: Preview; label: string };

/** Draws a preview in a React root of its own: a router cannot stand within another one. */
export const PreviewFrame = ({ preview, label }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement('div');
    host.current!.append(element);
    const root = createRoot(element);
    root.render(<preview.Portal />);
    return () => {
      element.remove();
      // React does not end a root while it draws another one
      queueMicrotask(() => root.unmount());
    };
  }, [preview]);
  return <section className="preview-frame" aria-label={label} ref={host} />;
};
