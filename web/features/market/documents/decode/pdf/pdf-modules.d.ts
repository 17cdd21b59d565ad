// Entry points of pdf.js's workers, which export nothing.
declare module 'pdfjs-dist/build/pdf.worker.min.mjs';
declare module 'pdfjs-dist/build/pdf.renderer.min.mjs';
