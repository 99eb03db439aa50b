import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { startWorker } from '../workers/askWorker';

/** A PDF that is open, and how it is let go. */
export type OpenPdf = { pdf: PDFDocumentProxy; close: () => void };
/** Why a PDF is not shown. */
export type PdfRefusal = { refusal: 'password' | 'damaged' | 'missing' };

/** Images of more pixels are left out of their page: to show them would take the page's memory. */
const maxImageSize = 50_000_000;

/**
 * Opens a PDF in a worker that runs no script of it: pdf.js draws pages, and its engine for scripts is no part of the
 * portal. The worker ends with `close`, or with the signal, whatever it is doing; one that cannot be loaded is `missing`.
 */
export const openPdf = async (file: Blob, signal: AbortSignal): Promise<OpenPdf | PdfRefusal> => {
  const data = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const port = startWorker('pdf');
  const worker = PDFWorker.create({ port });
  const task = getDocument({ data, worker, maxImageSize, isEvalSupported: false, enableXfa: false, useWasm: false, useWorkerFetch: false });
  const close = () => {
    // ends what is still being drawn; it would wait for an answer, which a busy worker never gives
    task.destroy().catch(() => {});
    worker.destroy();
    port.terminate();
  };
  signal.addEventListener('abort', close, { once: true });
  const failed = new Promise<PdfRefusal>((resolve) =>
    // one that fails while it runs says why, one that is not there does not
    port.addEventListener('error', (event) => resolve({ refusal: event instanceof ErrorEvent ? 'damaged' : 'missing' }), { once: true }),
  );
  try {
    const opened = await Promise.race([task.promise.then((pdf) => ({ pdf, close })), failed]);
    if ('refusal' in opened) close();
    return opened;
  } catch (error) {
    close();
    signal.throwIfAborted();
    return { refusal: (error as Error).name === 'PasswordException' ? 'password' : 'damaged' };
  }
};
