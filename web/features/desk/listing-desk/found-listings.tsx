import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { DeskListingRow } from '#shared/desk/desk-listings.ts';
import { DESK_PATH } from '#shared/desk/desk-path.ts';
import { DESK_LISTING_STATES, LISTING_STATE_NAMES } from '#shared/desk/listing-states.ts';
import { endWithLabel } from '#shared/listing-texts/listing-end.ts';
import { DeskRow } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Select } from '#web/ui/select.tsx';
import { DeskListingTags } from './listing-tags.tsx';

/** A search for listings in every state; the query is stored in the address. */
export function FoundListings() {
  const asked = useLocation({ select: ({ searchStr }) => searchStr });
  const parameters = new URLSearchParams(asked);
  const query = parameters.get('query') ?? '';
  const state = DESK_LISTING_STATES.find((name) => name === parameters.get('state')) ?? 'all';
  const navigate = useNavigate();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['desk', 'listings', query, state],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam === 0 ? undefined : String(pageParam);
      return getJson(apiPath('/api/desk/listings', { query, state, before }), signal);
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = new URLSearchParams({ query: textOf(form, 'query').trim(), state: textOf(form, 'state') });
    void navigate({ href: `${DESK_PATH}/ilanlar?${wanted}` });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers without the search element still know the role */}
      <form key={asked} role="search" onSubmit={submit} className="mb-5 flex flex-wrap items-end gap-3">
        <span className="min-w-60 grow">
          <TextField
            id="ilan-ara"
            name="query"
            type="search"
            label="İlan ara"
            hint="İlan numarası, kaynaktaki adres ya da başlık, yer, tür, dosya ve daireden kelimeler"
            defaultValue={query}
            maxLength={300}
          />
        </span>
        <label htmlFor="ilan-durumu" className="flex flex-col gap-1 font-semibold">
          Durum
          <Select id="ilan-durumu" name="state" defaultValue={state} className="font-normal">
            {DESK_LISTING_STATES.map((name) => (
              <option key={name} value={name}>
                {LISTING_STATE_NAMES[name]}
              </option>
            ))}
          </Select>
        </label>
        <Button type="submit">Ara</Button>
      </form>
      {data ? (
        <Rows listings={data.pages.flatMap(({ listings }) => listings)} />
      ) : error ? (
        <LoadFailure title="İlanlar aranamadı." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label="İlanlar aranıyor" />
      )}
      {hasNextPage ? (
        <Button
          look="secondary"
          className="mt-4"
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Daha eskileri göster
        </Button>
      ) : null}
    </>
  );
}

function Rows({ listings }: { listings: readonly DeskListingRow[] }) {
  if (listings.length === 0) return <p className="text-ink-soft">Bu aramaya uyan ilan yok.</p>;
  return (
    <ul aria-label="Bulunan ilanlar" className="sheet divide-y divide-line">
      {listings.map((listing) => (
        <DeskRow key={listing.id} to={`ilanlar/${listing.id}`} title={listing.title}>
          <p className="tabular mt-1 text-sm text-ink-soft">
            {[
              `No ${listing.id}`,
              listing.dosyaBilgi,
              [listing.ilce, listing.il].filter(Boolean).join(', '),
              endWithLabel(listing),
              listing.source,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <DeskListingTags listing={listing} />
        </DeskRow>
      ))}
    </ul>
  );
}
