/**
 * Whether two addresses lead to the same page however they are spelt: host and path decide; scheme, `www.`, a trailing
 * slash, query and fragment do not. Texts that are not addresses are compared literally.
 */
export function isSamePage(one: string, other: string): boolean {
  return pageOf(one) === pageOf(other);
}

function pageOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname } = new URL(address);
  return hostname.replace(/^www\.|\.$/g, '') + readable(pathname).replace(/\/+$/, '');
}

/** The path with its escapes decoded; unchanged if an escape is invalid. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
