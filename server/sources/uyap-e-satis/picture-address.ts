/** Valid names of pictures; `.` and `..`, which would change the path, are not valid. */
const NAME = /^(?!\.{1,2}$)[^\p{Cc}]{1,200}$/u;
const PLACES = /\{(?:resimAdi|kayitID)\}/g;

/** The address of a listing's picture, made from the operator's pattern; `null` without a pattern or a valid name. */
export function pictureAddress(pattern: string | undefined, key: string, name: string): string | null {
  if (pattern === undefined || !NAME.test(name)) return null;
  return pattern.replaceAll('{resimAdi}', encodeURIComponent(name)).replaceAll('{kayitID}', encodeURIComponent(key));
}

/** Whether an address matches the pattern: only such addresses are requested with the operator's session. */
export function isPictureAddress(url: string, pattern: string | undefined): boolean {
  if (pattern === undefined) return false;
  const literal = pattern.split(PLACES).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('[^/?#&]{1,2000}')}$`).test(url) && !/\/\.{1,2}(?:[/?#]|$)/.test(url);
}
