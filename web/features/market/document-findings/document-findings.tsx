import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fileName, isClosedArchive } from '#shared/documents.ts';
import type { ListingDetail } from '#shared/listings.ts';
import type { DocumentFindings } from '#shared/read-documents/document-findings.ts';
import { DocumentViewer } from '#web/features/market/documents/index.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronDown, Lock } from '#web/ui/icons.tsx';
import { openWhereWide } from '#web/ui/open-where-wide.ts';
import { AxisSummary } from './axis-summary.tsx';
import { ContradictionList } from './contradiction-list.tsx';
import { FindingList } from './finding-list.tsx';
import { findingsQuery } from './findings-query.ts';
import type { Shown } from './said-sentence.tsx';

/**
 * The findings in the listing's documents, and where the documents contradict each other, the notice or the listing.
 */
export function FoundInDocuments({ detail: { id, documentFiles } }: { detail: ListingDetail }) {
  const { data } = useQuery(findingsQuery(id));
  const [shown, setShown] = useState<Shown>();
  // Rendered only in the browser, after the findings are loaded.
  const [now] = useState(() => new Date());
  if (!data || (data.readDocuments === 0 && data.findingCount === 0 && data.contradictionCount === 0)) return null;
  return (
    <section aria-labelledby="belgelerde-bulunanlar">
      <h2 id="belgelerde-bulunanlar" className="text-lg font-semibold">
        Belgelerde bulunanlar
      </h2>
      <AxisSummary findings={data} now={now} />
      <ClosedArchives files={documentFiles} />
      {data.isLocked ? (
        <LockedFindings findings={data} />
      ) : (
        <>
          <ContradictionList contradictions={data.contradictions} onShow={setShown} />
          {/* Folded on phones, where it would separate the documents from the rest of the page. */}
          <details ref={openWhereWide} className="group mt-4 max-w-text">
            <summary className="flex min-h-11 items-center justify-between gap-3 rounded-control [&::-webkit-details-marker]:hidden">
              <h3 className="font-semibold">{`Bulunan bilgiler (${data.findingCount})`}</h3>
              <ChevronDown size={20} aria-hidden="true" className="shrink-0 text-ink-faint group-open:rotate-180" />
            </summary>
            <FindingList listingId={id} found={data} onShow={setShown} />
          </details>
        </>
      )}
      <DocumentViewer
        files={shown ? [shown.place.address] : []}
        title={shown?.place.name ?? ''}
        isOpen={shown !== undefined}
        find={shown?.sentence}
        at={shown?.place}
        onClose={() => setShown(undefined)}
      />
    </section>
  );
}

/** The names of archives that can't be opened here: their contents are not read. */
function ClosedArchives({ files }: { files: readonly string[] }) {
  const names = files.filter(isClosedArchive).map(fileName);
  if (names.length === 0) return null;
  return (
    <p className="mt-1 max-w-text text-sm break-words text-ink-soft">{`Bu arşiv türü okunmuyor: ${names.join(', ')}.`}</p>
  );
}

function LockedFindings({ findings: { findingCount, contradictionCount } }: { findings: DocumentFindings }) {
  if (findingCount === 0 && contradictionCount === 0) return null;
  const contradictions = contradictionCount > 0 ? ` ve ${contradictionCount} çelişki` : '';
  return (
    <div className="mt-3 flex max-w-text flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 grow basis-80">{`${findingCount} bilgi${contradictions} bulundu. Cümleleri ve yerleri premium üyelikle açılır.`}</p>
      <Button look="secondary" onClick={() => requestUpgrade('lockedField')}>
        <Lock size={18} aria-hidden="true" />
        Bulunanları aç
      </Button>
    </div>
  );
}
