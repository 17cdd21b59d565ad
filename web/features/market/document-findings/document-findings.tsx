import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListingDetail } from '#shared/listings.ts';
import type { Contradiction, DocumentFinding, DocumentFindings } from '#shared/read-documents/document-findings.ts';
import { DocumentViewer } from '#web/features/market/documents/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FINDING_LABELS } from './finding-labels.ts';

type Place = NonNullable<DocumentFinding['place']>;
/** What the viewer opens at, and the words that it marks. */
type Shown = { readonly place: Place; readonly sentence: string };

/** What stands in the listing's scanned papers, and where they contradict one another or the notice. */
export function FoundInDocuments({ detail: { id } }: { detail: ListingDetail }) {
  const { data } = useQuery({
    // Below the listing's own key: it is asked again when the caller's rights change.
    queryKey: ['property', id, 'document-findings'],
    queryFn: ({ signal }) => getJson(apiPath('/api/properties/:id/document-findings', { id }), signal),
  });
  const [shown, setShown] = useState<Shown>();
  if (!data || (data.readDocuments === 0 && data.findingCount === 0)) return null;
  return (
    <section aria-labelledby="belgelerde-bulunanlar">
      <h2 id="belgelerde-bulunanlar" className="text-lg font-semibold">
        Belgelerde bulunanlar
      </h2>
      <p className="mt-2 max-w-text text-sm text-ink-soft">{coverageText(data)}</p>
      {data.isLocked ? <LockedFindings findings={data} /> : <Findings findings={data} onShow={setShown} />}
      <DocumentViewer
        files={shown ? [shown.place.address] : []}
        title={shown?.place.name ?? ''}
        isOpen={shown !== undefined}
        find={shown?.sentence}
        onClose={() => setShown(undefined)}
      />
    </section>
  );
}

function coverageText({ documents, readDocuments, unreadPages }: DocumentFindings): string {
  const unread = unreadPages > 0 ? `, ${unreadPages} sayfa okunmadı` : '';
  return `${documents} belgeden ${readDocuments} tanesi okundu${unread}. Burada yazmaması, bulunmadığı anlamına gelmez.`;
}

function LockedFindings({ findings: { findingCount, contradictionCount } }: { findings: DocumentFindings }) {
  if (findingCount === 0) return null;
  const contradictions = contradictionCount > 0 ? ` ve ${contradictionCount} çelişki` : '';
  return (
    <p className="mt-3 max-w-text">{`${findingCount} bilgi${contradictions} bulundu. Cümleleri ve yerlerini Premium üyeler görür.`}</p>
  );
}

type FindingsProps = { findings: DocumentFindings; onShow(shown: Shown): void };

function Findings({ findings: { findings, contradictions }, onShow }: FindingsProps) {
  return (
    <>
      {contradictions.length > 0 ? (
        <>
          <h3 className="mt-4 font-semibold">{`Çelişenler (${contradictions.length})`}</h3>
          <ul className="mt-2 flex max-w-text flex-col gap-3">
            {contradictions.map((contradiction) => (
              <ContradictionItem
                key={`${contradiction.field} ${contradiction.sides.map(({ place }) => place?.address).join(' ')}`}
                contradiction={contradiction}
                onShow={onShow}
              />
            ))}
          </ul>
        </>
      ) : null}
      {findings.length > 0 ? (
        <ul className="mt-4 flex max-w-text flex-col gap-3">
          {findings.map((finding) => (
            <li key={`${finding.field} ${finding.place?.address}`} className="border-l-2 border-line pl-3">
              <p className="font-semibold">{`${FINDING_LABELS[finding.field]}: ${finding.value}`}</p>
              <Sentence finding={finding} onShow={onShow} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3">Okunan belgelerde aradığımız bilgiler bulunamadı.</p>
      )}
    </>
  );
}

function ContradictionItem({ contradiction, onShow }: { contradiction: Contradiction; onShow(shown: Shown): void }) {
  const { field, sides, meaning } = contradiction;
  return (
    <li className="sheet p-4">
      <h4 className="text-sm font-semibold">{FINDING_LABELS[field]}</h4>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {sides.map((side) => (
          <div key={side.place?.address ?? 'ilan'}>
            <p className="font-semibold">{side.value}</p>
            <Sentence finding={side} onShow={onShow} />
          </div>
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-soft">{meaning}</p>
    </li>
  );
}

function Sentence({ finding: { sentence, place }, onShow }: { finding: DocumentFinding; onShow(shown: Shown): void }) {
  return (
    <>
      {sentence ? <p className="mt-1 text-sm break-words">{`“${sentence}”`}</p> : null}
      {place ? (
        <button
          type="button"
          className={buttonClass('quiet', 'mt-1 min-h-9 px-2 text-left text-sm break-all')}
          onClick={() => onShow({ place, sentence })}
        >
          {`${place.name}, ${place.page}. sayfada göster`}
        </button>
      ) : (
        <p className="mt-1 text-sm text-ink-soft">Satış ilanında</p>
      )}
    </>
  );
}
