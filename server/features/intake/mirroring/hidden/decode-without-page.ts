import { pdfWithoutPage } from './decode-pdf-without-page.ts';
import { tiffWithoutPage } from './decode-tiff-without-page.ts';

type Given = { readonly type: 'pdf' | 'tif'; readonly page: number; readonly notice: Uint8Array };

/** Replaces one page of a document, counted from 1, with our notice. */
export default function decodeWithoutPage(file: Uint8Array, { type, page, notice }: Given): Promise<Uint8Array> {
  return type === 'pdf' ? pdfWithoutPage(file, page, notice) : tiffWithoutPage(file, page, notice);
}
