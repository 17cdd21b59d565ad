import type { ListingDetail } from '#shared/listings.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';

/** What stands in the listing's read documents; its code comes with the first listing that has documents. */
export function DocumentFindingsSection({ detail }: { detail: ListingDetail }) {
  const hasDocuments = detail.documentFiles.length + detail.lockedDocuments.length > 0;
  const Found = useLoaded(hasDocuments, async () => (await import('./document-findings.tsx')).FoundInDocuments);
  return Found && hasDocuments ? <Found detail={detail} /> : null;
}
