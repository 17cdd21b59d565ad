import type { SearchFacets } from '#shared/listing-search.ts';
import { PHASE_LABELS } from '#shared/listing-texts/phase-labels.ts';
import { SALE_KINDS, type SaleKind, TURNED_AWAY } from '#shared/search-filters/search-values.ts';
import type { SearchParameter, SearchParameters } from '#shared/search-parameters.ts';
import { formatNumber } from '#shared/text/money.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { listedValues, withParameter } from '../search-address.ts';
import { UnknownOption } from './ranges/unknown-option.tsx';

type Props = {
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
};

/** The filter for the seller (`sulhMahkeme`). */
export function OfficeFilter({ search, facets, onChange }: Props) {
  return (
    <Segmented
      legend="Satışı yapan"
      value={asFlag(search.sulhMahkeme)}
      options={[
        { value: '', label: 'Hepsi' },
        { value: TURNED_AWAY, label: 'İcra dairesi', note: countOf(facets?.sulhMahkeme, '0') },
        { value: '1', label: 'Satış memurluğu', note: countOf(facets?.sulhMahkeme, '1') },
      ]}
      onChange={(value) => onChange(withParameter(search, 'sulhMahkeme', value))}
    />
  );
}

/** The filter for the round; a listing with an unknown round matches neither, and a note says so (D59). */
export function RoundFilter({ search, facets, onChange }: Props) {
  const value = asFlag(search.secondRound);
  return (
    <div>
      <Segmented
        legend="İhale"
        value={value}
        options={[
          { value: '', label: 'Hepsi' },
          { value: TURNED_AWAY, label: '1. ihale', note: countOf(facets?.secondRound, '0') },
          { value: '1', label: '2. ihale', note: countOf(facets?.secondRound, '1') },
        ]}
        onChange={(chosen) => onChange(withParameter(search, 'secondRound', chosen))}
      />
      {value === '' ? null : (
        <p className="mt-1.5 text-sm text-ink-soft">Kaçıncı ihale olduğu bildirilmeyenler gösterilmez.</p>
      )}
    </div>
  );
}

/**
 * `Tam` only finds listings that state it. Most titles say nothing about a share: the number of those is shown, and
 * they can be included (D55).
 */
export function ShareFilter({ search, facets, onChange }: Props) {
  const [chosen = '', ...others] = listedValues(search.share);
  const silent = numberOf(facets?.share, 'unknown');
  return (
    <div>
      <Segmented
        legend="Hisse"
        value={chosen}
        options={[
          { value: '', label: 'Hepsi' },
          { value: 'whole', label: 'Tam', note: countOf(facets?.share, 'whole') },
          { value: 'part', label: 'Hisseli', note: countOf(facets?.share, 'part') },
        ]}
        onChange={(value) => onChange(withParameter(search, 'share', value))}
      />
      {chosen === 'whole' ? (
        <UnknownOption
          what="share"
          count={silent}
          isChosen={others.includes('unknown')}
          onChange={(isWanted) => onChange(withParameter(search, 'share', isWanted ? 'whole,unknown' : 'whole'))}
        />
      ) : null}
    </div>
  );
}

/** The filter for whether bidding has started. */
export function PhaseFilter({ search, facets, onChange }: Props) {
  return (
    <Segmented
      legend="Açık artırma"
      value={search.phase ?? ''}
      options={[
        { value: '', label: 'Hepsi' },
        { value: 'upcoming', label: PHASE_LABELS.before, note: countOf(facets?.phase, 'upcoming') },
        { value: 'running', label: PHASE_LABELS.running, note: countOf(facets?.phase, 'running') },
      ]}
      onChange={(value) => onChange(withParameter(search, 'phase', value))}
    />
  );
}

const SALE_KIND_CHOICES: readonly (readonly [SaleKind, string])[] = [
  ['heirs', 'Mirasçılar arasında olabilecek satışları gösterme'],
  ['ward', 'Vesayet satışı olabilecekleri gösterme'],
];

/** Excludes sales that are restricted to some bidders, or that a court confirms. */
export function SaleKindFilter({ search, onChange }: Omit<Props, 'facets'>) {
  const hidden = listedValues(search.excludeSaleKind);
  const choose = (kind: SaleKind, isHidden: boolean) => {
    const kinds = SALE_KINDS.filter((one) => (one === kind ? isHidden : hidden.includes(one)));
    onChange(withParameter(search, 'excludeSaleKind', kinds.join(',') || undefined));
  };
  return (
    <fieldset className="flex flex-col">
      <legend className="text-sm font-semibold">Satışın türü</legend>
      {SALE_KIND_CHOICES.map(([kind, label]) => (
        <label key={kind} className="flex min-h-10 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={hidden.includes(kind)}
            onChange={(event) => choose(kind, event.target.checked)}
            className="size-4.5 shrink-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Includes ended auctions. */
export function EndedFilter({ search, onChange }: Omit<Props, 'facets'>) {
  return (
    <label className="flex min-h-10 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        name="includeEnded"
        checked={search.includeEnded === '1' || search.includeEnded === 'true'}
        onChange={(event) => onChange(withParameter(search, 'includeEnded', event.target.checked ? '1' : undefined))}
        className="size-4.5"
      />
      Sona eren ihaleleri de göster
    </label>
  );
}

function asFlag(value: SearchParameters[SearchParameter]): string {
  if (value === undefined) return '';
  return value === TURNED_AWAY ? TURNED_AWAY : '1';
}

/** An option's count as text; undefined if none of the options was counted, as in the archive. */
function countOf(choices: SearchFacets['share'] | undefined, wanted: string): string | undefined {
  const count = numberOf(choices, wanted);
  return count === undefined ? undefined : formatNumber(count);
}

function numberOf(choices: SearchFacets['share'] | undefined, wanted: string): number | undefined {
  if (choices === undefined || choices.length === 0) return undefined;
  return choices.find(({ value }) => value === wanted)?.count ?? 0;
}
