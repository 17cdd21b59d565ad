import { getDocument, type PDFDocumentLoadingTask, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Opens a PDF without rendering it. pdf.js takes ownership of the data (it is transferred), and refuses a Buffer. The
 * caller must destroy the returned task.
 */
export function openPdf(data: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    data,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
}
