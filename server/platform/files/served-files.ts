import { fileExtension } from '#shared/documents.ts';

/** Files served from the store never run as a page of this site. */
const FILE_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox";
/**
 * Chrome and Safari don't show a PDF under a stricter policy. Scripts in a PDF run in the browser's viewer, not on this
 * site.
 */
const PDF_POLICY = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  gif: 'image/gif',
  heic: 'image/heic',
  jpg: 'image/jpeg',
  png: 'image/png',
  tif: 'image/tiff',
  webp: 'image/webp',
  pdf: 'application/pdf',
  // A UDF is a ZIP. It is recognised by its file name, and browsers do not open this type by themselves.
  udf: 'application/octet-stream',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  '7z': 'application/x-7z-compressed',
};

/** The media type of a stored file by its key; `undefined` for types that are never stored. */
export function typeOfFile(key: string): string | undefined {
  const extension = fileExtension(key);
  return Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

/** The content security policy under which a stored file is sent. */
export function filePolicy(key: string): string {
  return fileExtension(key) === 'pdf' ? PDF_POLICY : FILE_POLICY;
}
