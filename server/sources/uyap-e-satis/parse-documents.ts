import { z } from 'zod';

const entrySchema = z.object({
  evrakId: z.union([z.string(), z.number()]).nullish().catch(null),
  evrakUri: z.string().nullish().catch(null),
});
const answerSchema = z.record(z.string(), z.unknown());

/** Groups of a listing's documents and their download types: the notice, documents after the sale, the minutes. */
const DOWNLOADS: Readonly<Record<string, string>> = { '0': 'satis', '3': 'satisSonu', '4': 'tutanak' };
const MOST_DOCUMENTS = 50;
const DOWNLOAD_PATH = '/pp/evrak_indir_brd.uyap';
const VIEW_PATH = '/pp/view_document_brd.uyap';

/**
 * Whether an address is one of the portal's documents. Only these addresses are requested with the operator's session:
 * a listing of another source could name a page that triggers an action.
 */
export function isDocumentAddress(url: string, origin: string): boolean {
  const address = URL.parse(url);
  return address?.origin === origin && (address.pathname === DOWNLOAD_PATH || address.pathname === VIEW_PATH);
}

/**
 * Addresses of the documents in an answer of `getIhaleEvrakBilgileri_brd.ajx`; `undefined` for anything else. Parts of
 * the answer are used in an address only as parameters.
 */
export function parseDocuments(given: unknown, origin: string, key: string): string[] | undefined {
  const parsed = answerSchema.safeParse(given);
  if (!parsed.success || 'errorCode' in parsed.data || 'error' in parsed.data) return undefined;
  const addresses = Object.entries(parsed.data).flatMap(([group, entries]) => {
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((given, index) => {
      const entry = entrySchema.safeParse(given);
      return entry.success ? (addressOf(origin, key, { group, index, uri: entry.data.evrakUri }) ?? []) : [];
    });
  });
  return addresses.slice(0, MOST_DOCUMENTS);
}

function addressOf(
  origin: string,
  key: string,
  { group, index, uri }: { group: string; index: number; uri: string | null | undefined },
): string | undefined {
  const download = DOWNLOADS[group];
  if (download !== undefined) {
    const parameters = new URLSearchParams({ kayitId: key, islemTuru: download });
    if (index > 0) parameters.set('evrakSayisi', String(index));
    return `${origin}${DOWNLOAD_PATH}?${parameters}`;
  }
  if (!uri || uri.length > 500) return undefined;
  return `${origin}${VIEW_PATH}?${new URLSearchParams({ mimeType: 'Udf', evrakId: uri })}`;
}
