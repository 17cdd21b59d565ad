import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListingDetail } from '#shared/listings.ts';
import { keptCalculationQuery } from '#web/features/deciding/calculator/index.ts';
import { describeListingFailure, listingQuery } from '#web/features/deciding/listing-page/index.ts';
import { findingsQuery } from '#web/features/market/document-findings/index.ts';
import { useMember } from '#web/features/members/accounts/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { Table, TriangleAlert } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadingRows } from '#web/ui/panel-states.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { ShareButton } from '#web/ui/share/share-button.tsx';
import { compareGroups } from './compare-groups.ts';
import { CompareTable } from './compare-table.tsx';
import { comparisonPath, MOST_COMPARED, readCompared } from './compared-ids.ts';
import { MoreListings } from './more-listings.tsx';

/** Up to four listings side by side, as far as their reader may see them. Loading them counts as opening them (D21). */
export function ComparePage({ asked, now }: { asked: string; now: Date }) {
  const ids = readCompared(asked);
  if (!ids) return <NothingToCompare isAsked={asked !== ''} />;
  return <Comparison key={ids.join()} ids={ids} now={now} />;
}

function Comparison({ ids, now }: { ids: readonly number[]; now: Date }) {
  const user = useMember();
  const [isShort, setShort] = useState(isOnPhone);
  const found = useQueries({ queries: ids.map((id) => listingQuery(id)) });
  const details = found.flatMap(({ data }) => data ?? []);
  const kept = useQueries({
    queries: details.map(({ id, mayCalculate }) => keptCalculationQuery(user, id, mayCalculate)),
  });
  // The table doesn't wait for the findings in documents.
  const inDocuments = useQueries({ queries: details.map(({ id }) => findingsQuery(id)) });
  const isLoading = found.some(({ isPending }) => isPending) || kept.some(({ isLoading: isAsking }) => isAsking);
  if (isLoading) return <LoadingRows label="İlanlar yükleniyor" />;
  const failures = found.flatMap(({ error }, at) => (error ? [{ id: ids[at] ?? 0, error }] : []));
  const listings = details.map((detail, at) => ({ detail, kept: kept[at]?.data, findings: inDocuments[at]?.data }));
  return (
    <div className="flex flex-col gap-5">
      {failures.map(({ id, error }) => (
        <Failure key={id} id={id} error={error} />
      ))}
      {details.length > 0 ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
            {details.length > 1 ? (
              <CheckBox
                label="Yalnızca farklılar"
                checked={isShort}
                onChange={({ target }) => setShort(target.checked)}
              />
            ) : (
              <p>Yanına en az bir ilan daha ekleyin.</p>
            )}
            <div className="flex flex-wrap items-center gap-2 max-sm:-ml-2">
              <PrintButton />
              <ShareButton path={comparisonPath(ids)} title={titleOf(details)} look="pill" />
            </div>
          </div>
          {/* With one listing the form comes first: nobody should scroll past its whole table. */}
          {ids.length === 1 ? <MoreListings ids={ids} /> : null}
          <CompareTable
            ids={ids}
            details={details}
            groups={compareGroups(listings, now)}
            isShort={isShort && details.length > 1}
          />
          <p className="max-w-text text-sm text-ink-soft">
            Masraflar ilan için sakladığınız ilk senaryoyla, yoksa olağan masraflarınızla hesaplanır. Bilinmeyen
            rüçhanlı alacak ve giderler ₺0 alınır. Ücretsiz planda buradaki her ilan, günlük ilan hakkınızdan sayılır.
          </p>
        </>
      ) : null}
      {ids.length < MOST_COMPARED && (ids.length > 1 || details.length === 0) ? <MoreListings ids={ids} /> : null}
    </div>
  );
}

/** On a phone, rows that are alike would push the differences off the screen. The server renders none of this. */
const isOnPhone = () => typeof matchMedia === 'function' && matchMedia('(width < 640px)').matches;

const titleOf = (details: readonly ListingDetail[]) =>
  details.length === 1 ? 'Karşılaştırma' : `${details.length} ilan yan yana`;

function Failure({ id, error }: { id: number; error: unknown }) {
  const { title, message } = describeListingFailure(error);
  return (
    <div role="alert" className="sheet flex gap-3 p-4">
      <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
      <p>
        <span className="font-semibold">{`${id} numaralı ilan: ${title}`}</span> {message}
      </p>
    </div>
  );
}

function NothingToCompare({ isAsked }: { isAsked: boolean }) {
  return (
    <div className="flex flex-col items-center gap-6">
      <MessageState
        icon={Table}
        title={isAsked ? 'Bu adresteki ilanlar karşılaştırılamıyor.' : 'Karşılaştıracak ilanları seçin.'}
        action={
          <Link to="/pano" search={{ layout: 'list' }} className={buttonClass('primary')}>
            Panoya gidin
          </Link>
        }
      >
        {`En çok ${MOST_COMPARED} ilan yan yana durabilir. Numarasını aşağıya yazın, ilan sayfasındaki “Başka ilanlarla karşılaştır” bağlantısından başlayın ya da panoda seçin.`}
      </MessageState>
      <MoreListings ids={[]} />
    </div>
  );
}
