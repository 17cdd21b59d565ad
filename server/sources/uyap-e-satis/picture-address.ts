/** What a picture's name can be; what leads elsewhere in a path is none. */
const NAME = /^(?!\.{1,2}$)[^\p{Cc}]{1,200}$/u;
const PLACES = /\{(?:resimAdi|kayitID)\}/g;

/** Where a listing's picture is, by the operator's pattern; `null` without a pattern or a name. */
export function pictureAddress(pattern: string | undefined, key: string, name: string): string | null {
  if (pattern === undefined || !NAME.test(name)) return null;
  return pattern.replaceAll('{resimAdi}', encodeURIComponent(name)).replaceAll('{kayitID}', encodeURIComponent(key));
}

/** Whether an address is one that the pattern makes: only those are asked for with the operator's session. */
export function isPictureAddress(url: string, pattern: string | undefined): boolean {
  if (pattern === undefined) return false;
  const literal = pattern.split(PLACES).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('[^/?#&]{1,2000}')}$`).test(url) && !/\/\.{1,2}(?:[/?#]|$)/.test(url);
}
