/**
 * The type of a file according to its first bytes. Only types that the viewer shows, so none that could run a script
 * (HTML, SVG).
 */
export type Content = 'pdf' | 'tiff' | 'zip' | ImageContent;
export type ImageContent = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp';

/** PDF readers accept the mark anywhere in the first kilobyte. */
const PDF_MARK_WITHIN = 1024;

const MARKS: readonly (readonly [Content, ...(readonly (number | undefined)[])])[] = [
  ['tiff', 0x49, 0x49, 0x2a, 0x00],
  ['tiff', 0x4d, 0x4d, 0x00, 0x2a],
  ['zip', 0x50, 0x4b, 0x03, 0x04],
  ['zip', 0x50, 0x4b, 0x05, 0x06],
  ['jpeg', 0xff, 0xd8, 0xff],
  ['png', 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ['gif', 0x47, 0x49, 0x46, 0x38],
  ['webp', 0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50],
  ['bmp', 0x42, 0x4d],
];

export function detectContent(bytes: Uint8Array): Content | undefined {
  const found = MARKS.find(([, ...mark]) => mark.every((byte, at) => byte === undefined || bytes[at] === byte));
  if (found) return found[0];
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_MARK_WITHIN));
  return start.includes('%PDF-') ? 'pdf' : undefined;
}
