/** pdf.js as it is: it answers the messages of its own other half. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
