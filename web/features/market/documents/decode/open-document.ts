import { type DocumentKind, documentKind, isTiffName } from '#shared/documents.ts';
import type { OpenedArchive, OpenedText } from './archive/open-archive.ts';
import { detectContent } from './detect-content.ts';
import { DocumentFailure } from './document-failure.ts';
import type { PagedDocument } from './paged-document.ts';

export type OpenedDocument = PagedDocument | OpenedText | OpenedArchive;

/** Loads the code that a file of this name will probably need, while the file is still being fetched. */
export function preloadOpener(name: string): void {
  // A failure here occurs again when the file is opened, and is shown then.
  preload(name).catch(() => undefined);
}

async function preload(name: string): Promise<void> {
  const kind = documentKind(name);
  if (kind === 'pdf') (await import('./pdf/open-pdf.ts')).startWorkersEarly();
  else if (isTiffName(name)) await import('./tiff/open-tiff.ts');
  else if (kind === 'udf' || kind === 'archive') await import('./archive/open-archive.ts');
}

/**
 * Opens a file by its content; its name only decides the message when that fails. Each opener is loaded with the first
 * file of its kind. Throws DocumentFailure.
 */
export async function openDocument(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<OpenedDocument> {
  const kind = documentKind(name);
  const content = detectContent(bytes);
  switch (content) {
    case 'pdf':
      return (await import('./pdf/open-pdf.ts')).openPdf(bytes);
    case 'tiff':
      return (await import('./tiff/open-tiff.ts')).openTiff(bytes);
    case 'zip':
      return (await import('./archive/open-archive.ts')).openArchive(bytes, mayBeText(kind));
    case undefined:
      throw new DocumentFailure(kind === 'pdf' ? 'pdf' : 'unsupported');
    default:
      return (await import('./image/open-image.ts')).openImage(bytes, content, name);
  }
}

/** A file named as an archive is listed as one, even if it contains what a UDF contains. */
function mayBeText(kind: DocumentKind): boolean {
  return kind !== 'archive';
}
