const FILES_PATH = '/files/';
/** Only there to resolve addresses of this site; never part of an answer. */
const SOME_ORIGIN = 'https://site.invalid';

/**
 * An address that a browser may be sent to for a picture or document: http or https, or `/files/…` of this site, in the
 * spelling of the URL standard. `undefined` for anything else (`javascript:`, `data:`, other pages of this site).
 */
export function parseFileAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.startsWith('/')) {
    const url = parseUrl(trimmed, SOME_ORIGIN);
    const isOurs = url?.origin === SOME_ORIGIN && url.pathname.startsWith(FILES_PATH);
    return isOurs ? withoutCommas(url.pathname + url.search) : undefined;
  }
  const address = parseWebAddress(trimmed);
  return address === undefined ? undefined : withoutCommas(address);
}

/** An http or https address without user name and password; `undefined` for anything else. */
export function parseWebAddress(text: string): string | undefined {
  const url = parseUrl(text.trim());
  const isWeb = url && (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password;
  return isWeb ? url.href : undefined;
}

function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

/** `allImages` is a comma-separated list, so a comma inside an address is written as its code. */
function withoutCommas(address: string): string {
  return address.replaceAll(',', '%2C');
}

/** A comma that belongs to an address is not followed by the beginning of another. */
const BETWEEN_ADDRESSES = /\s*[,;|\n]\s*(?=[a-z][a-z\d+.-]*:|\/)/i;

/**
 * The addresses in a list of files as the spec allows it (§3): an array, a JSON string of one, or comma-separated text.
 * Entries that are no address of a file (see parseFileAddress) are left out, and so are repetitions.
 */
export function parseFileList(given: unknown): string[] {
  const addresses = listEntries(given)
    .map((entry) => (typeof entry === 'string' ? parseFileAddress(entry.replace(/[,;|\s]+$/, '')) : undefined))
    .filter((address) => address !== undefined);
  return [...new Set(addresses)];
}

function listEntries(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'string') return [];
  const text = given.trim();
  if (/^[["]/.test(text)) {
    try {
      const parsed: unknown = JSON.parse(text);
      if (Array.isArray(parsed)) return parsed;
      if (typeof parsed === 'string') return parsed.split(BETWEEN_ADDRESSES);
    } catch {
      // No JSON after all: it is read as a list with commas.
    }
  }
  return text.split(BETWEEN_ADDRESSES);
}
