const CMAPS = import.meta.glob<string>('../../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const FONTS = import.meta.glob<string>('../../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const addresses = new Map(
  [...Object.entries(CMAPS), ...Object.entries(FONTS)].map(([path, url]) => [path.split('/').at(-1), url]),
);

/**
 * Provides pdf.js with the character maps and standard fonts that it requests, from this site under their names in the
 * build.
 */
export class PdfDataFiles {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = addresses.get(filename);
    if (!url) throw new Error(`pdf.js: no file ${filename}`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`pdf.js: ${filename} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
