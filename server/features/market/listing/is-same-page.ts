/**
 * Whether two addresses lead to the same page however they are spelt: host and path decide; scheme, `www.`, a last
 * slash, query and fragment do not. What is no address is compared as it stands.
 */
export function isSamePage(one: string, other: string): boolean {
  return pageOf(one) === pageOf(other);
}

function pageOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname } = new URL(address);
  return hostname.replace(/^www\.|\.$/g, '') + readable(pathname).replace(/\/+$/, '');
}

/** The path without needless escapes; as it is where an escape makes no character. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
