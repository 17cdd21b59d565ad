// pdf.js ships its image decoders without types.
declare module 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs' {
  type FaxOptions = import('./decode-tiff.ts').FaxOptions;
  /** JBIG2; also CCITT faxes if options for these are given (PDFium's decoder). */
  export const Jbig2Image: {
    setOptions(options: { useWasm: boolean; useWorkerFetch: boolean; wasmUrl: string }): void;
    readonly instance: {
      decode(bytes: Uint8Array, width: number, height: number, globals: null, fax: FaxOptions): Promise<Uint8Array>;
    };
  };
  export function setVerbosityLevel(level: number): void;
}
