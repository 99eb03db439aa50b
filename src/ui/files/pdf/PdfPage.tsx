import { TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';

type Props = {
  pdf: PDFDocumentProxy;
  /** From 0 on. */
  number: number;
  /** The accessible name of the page. */
  label: string;
  /** In CSS pixels. */
  width: number;
  /** In CSS pixels. */
  height: number;
  /** Called with the height of a loaded page, divided by its width. */
  onRatio: (number: number, ratio: number) => void;
};

/** So many pixels are drawn of a page at most: a sheet of a plan in full would take the memory of the tab. */
const maxPixels = 16_000_000;

const draw = async (page: PDFPageProxy, width: number, canvas: HTMLCanvasElement, text: HTMLElement, signal: AbortSignal) => {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const sharpness = Math.min(window.devicePixelRatio, Math.sqrt(maxPixels / (viewport.width * viewport.height)));
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  const drawing = page.render({ canvas, viewport: page.getViewport({ scale: scale * sharpness }) });
  signal.addEventListener('abort', () => drawing.cancel(), { once: true });
  await drawing.promise;
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  signal.addEventListener('abort', () => layer.cancel(), { once: true });
  await layer.render();
};

/** A page of a PDF, drawn once it is near the view; its text can be selected, found and read out. */
export const PdfPage = ({ pdf, number, label, width, height, onRatio }: Props) => {
  const place = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), { rootMargin: '600px' });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear || page) return;
    let isGone = false;
    // a page that cannot be read stays blank, as in any viewer
    pdf.getPage(number + 1).then(
      (found) => {
        if (isGone) return;
        setPage(found);
        const size = found.getViewport({ scale: 1 });
        onRatio(number, size.height / size.width);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [pdf, number, isNear, page, onRatio]);
  // pdf.js keeps a canvas in the body, which the last page removes
  useEffect(() => () => TextLayer.cleanup(), []);
  useEffect(() => {
    if (!page || !isNear) return;
    const ending = new AbortController();
    draw(page, width, canvas.current!, text.current!, ending.signal).catch(() => {});
    return () => ending.abort();
  }, [page, width, isNear]);

  return (
    <section ref={place} className="pdf-page" aria-label={label} style={{ width, height }}>
      <canvas ref={canvas} aria-hidden />
      <div ref={text} className="pdf-text" />
    </section>
  );
};
