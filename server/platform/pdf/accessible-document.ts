import PDFDocument from 'pdfkit';
import { printable } from './faces.ts';

const PDF_UA = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;

/**
 * A document that declares itself PDF/UA-1 (ISO 14289-1, clause 5), and contains no characters without a glyph.
 * pdfkit's own `subset` option for PDF/UA is not used: the glyph sets that it adds lack the parts of composed letters
 * such as `ş`.
 */
export class AccessibleDocument extends PDFDocument {
  override text(text: string, x?: number | TextOptions, y?: number, options?: TextOptions): this {
    const written = printable(text);
    return typeof x === 'object' ? super.text(written, x) : super.text(written, x, y, options);
  }

  override widthOfString(text: string, options?: TextOptions): number {
    return super.widthOfString(printable(text), options);
  }

  override heightOfString(text: string, options?: TextOptions): number {
    return super.heightOfString(printable(text), options);
  }

  override endMetadata(): void {
    this.appendXML(PDF_UA);
    const { Title = '', Author = '', Subject = '' } = this.info;
    // pdfkit writes these into XML without escaping them.
    this.info = { ...this.info, Title: escapeXml(Title), Author: escapeXml(Author), Subject: escapeXml(Subject) };
    super.endMetadata();
  }
}

type TextOptions = PDFKit.Mixins.TextOptions;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Characters that XML does not allow, not even escaped. */
const UNKNOWN_TO_XML = /[\p{Cc}\p{Noncharacter_Code_Point}]+/gu;

function escapeXml(text: string): string {
  const written = text.toWellFormed().replace(UNKNOWN_TO_XML, ' ');
  return written.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');
}
