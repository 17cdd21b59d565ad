import type { ListingDetail } from '#shared/listings.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';

/** The findings in the listing's documents; the code is loaded with the first listing that has documents. */
export function DocumentFindingsSection({ detail }: { detail: ListingDetail }) {
  const hasDocuments = detail.documentFiles.length + detail.lockedDocuments.length > 0;
  const Found = useLoaded(hasDocuments, async () => (await import('./document-findings.tsx')).FoundInDocuments);
  return Found && hasDocuments ? <Found detail={detail} /> : null;
}
