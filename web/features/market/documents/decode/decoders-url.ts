import faxUrl from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import jpeg2000Url from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import chooserUrl from './choose-decoder.js?url&no-inline';

/**
 * The address where pdf.js finds its JavaScript decoders (this site's policy allows no WebAssembly). pdf.js appends a
 * file name to this address, so the decoders' addresses in the build are passed as its parameters.
 */
export const DECODERS_URL = (() => {
  const base = typeof location === 'undefined' ? 'http://localhost' : location.origin;
  const url = new URL(chooserUrl, base);
  url.searchParams.set('jbig2', new URL(faxUrl, base).pathname);
  url.searchParams.set('openjpeg', new URL(jpeg2000Url, base).pathname);
  return `${url.href}&name=/`;
})();
