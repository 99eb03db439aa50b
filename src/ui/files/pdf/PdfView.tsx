import { useEffect, useRef, useState } from 'react';
import { useOnDemandText } from '../../../messages/onDemand';
import { Button } from '../../Button';
import { ZoomInIcon, ZoomOutIcon } from '../../icons';
import { openPdf, type OpenPdf, type PdfRefusal } from '../../../files/pdf/openPdf';
import { maxPages } from './pageLayout';
import { PdfPage } from './PdfPage';
import { usePages } from './usePages';
import './pdf.css';

const zooms = [0.5, 0.75, 1, 1.5, 2, 3, 4];

/** The pages of a PDF, one below the other, without a script engine. Renders the pages near the view. */
const PdfView = ({ file, title }: { file: Blob; title: string }) => {
  const t = useOnDemandText();
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenPdf | PdfRefusal | null>(null);
  const [zoom, setZoom] = useState(1);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const closing = new AbortController();
    openPdf(file, closing.signal).then(setOpened, () => closing.signal.aborted || setOpened({ refusal: 'damaged' }));
    return () => closing.abort();
  }, [file]);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);

  const pdf = opened && 'pdf' in opened ? opened.pdf : null;
  const at = zooms.indexOf(zoom);
  const shown = pdf && width > 0 ? Math.min(pdf.numPages, maxPages) : 0;
  const { pages, before, after, onScroll, setRatio } = usePages(place, shown, width * zoom);
  return (
    <>
      <div
        ref={place}
        className={`file-view pdf-view ${opened ? '' : 'file-waiting'}`}
        role="region"
        aria-label={title}
        aria-busy={!opened}
        // its keys scroll it
        tabIndex={0}
        onScroll={onScroll}
      >
        {opened && 'refusal' in opened && (
          <p className="file-unknown" role="alert">
            {t(`pdf.${opened.refusal}`)}
          </p>
        )}
        {pdf && (
          <>
            <div style={{ height: before }} />
            {pages.map(({ number, height }) => (
              <PdfPage
                key={number}
                pdf={pdf}
                number={number}
                label={t('pdf.page', { n: number + 1, total: pdf.numPages })}
                width={width * zoom}
                height={height}
                onRatio={setRatio}
              />
            ))}
            <div style={{ height: after }} />
          </>
        )}
      </div>
      {pdf && (
        <div className="pdf-bar" role="group" aria-label={t('pdf.zoom')}>
          <Button look="icon" aria-label={t('pdf.smaller')} isOff={at === 0} onClick={() => setZoom(zooms[at - 1]!)}>
            <ZoomOutIcon />
          </Button>
          <span role="status">{`${zoom * 100} %`}</span>
          <Button look="icon" aria-label={t('pdf.larger')} isOff={at === zooms.length - 1} onClick={() => setZoom(zooms[at + 1]!)}>
            <ZoomInIcon />
          </Button>
          <span className="pdf-count">{t('pdf.pages', { smart_count: pdf.numPages })}</span>
        </div>
      )}
      {pdf && pdf.numPages > maxPages && <p className="hint">{t('pdf.cut', { shown: maxPages })}</p>}
    </>
  );
};
export default PdfView;
