import 'pdfjs-dist/build/pdf.renderer.min.mjs';
