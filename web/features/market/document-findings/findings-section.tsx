import { lazy, Suspense } from 'react';
import type { ListingDetail } from '#shared/listings.ts';

/** Loaded with the first listing that has documents, so that no other page loads it. */
const Findings = lazy(() =>
  import('./document-findings.tsx').then((module) => ({ default: module.DocumentFindingsSection })),
);

/** What stands in the listing's read documents. */
export function DocumentFindingsSection({ detail }: { detail: ListingDetail }) {
  if (detail.documentFiles.length + detail.lockedDocuments.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Findings detail={detail} />
    </Suspense>
  );
}
