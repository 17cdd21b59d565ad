import type { Deps } from '#server/deps.ts';
import type { Entitlements } from '#server/features/members/subscriptions/index.ts';
import type { ListingDocuments } from '#shared/api-v1/listing-documents.ts';
import { documentKind, documentSubject } from '#shared/documents.ts';
import { getListing } from './get-listing.ts';

type Asked = { readonly id: number; readonly rights: Entitlements; readonly origin: string };

/** The documents of a listing, with addresses only for callers who may fetch them. Throws 404. */
export async function listDocuments(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, rights, origin }: Asked,
): Promise<ListingDocuments> {
  const { locked, lockedDocuments, documentFiles } = await getListing(deps, id, rights);
  if (locked.includes('documentFiles'))
    return { isLocked: true, documents: lockedDocuments.map((document) => ({ ...document, address: null })) };
  const documents = documentFiles.map((address) => ({
    subject: documentSubject(address),
    kind: documentKind(address),
    address: address.startsWith('/') ? `${origin}${address}` : address,
  }));
  return { isLocked: false, documents };
}
