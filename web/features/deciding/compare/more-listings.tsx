import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { ListingSummary } from '#shared/listings.ts';
import { savedAdsQuery } from '#web/features/deciding/saved-ads/index.ts';
import { ListingName } from '#web/features/market/listing-cards/index.ts';
import { useMember } from '#web/features/members/accounts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Plus } from '#web/ui/icons.tsx';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';
import { findMeant } from './find-meant.ts';

type Props = { ids: readonly number[] };

/** Adds a listing to the comparison, by one of its numbers, by its link, or from the saved ones. */
export function MoreListings({ ids }: Props) {
  return (
    <section aria-labelledby="ilan-ekle" className="sheet max-w-text p-4 print:hidden">
      <h2 id="ilan-ekle" className="text-lg font-semibold">
        {ids.length === 0 ? 'İlk ilan' : 'Başka bir ilan'}
      </h2>
      <NumberForm ids={ids} />
      <SavedChoices ids={ids} />
    </section>
  );
}

function NumberForm({ ids }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [several, setSeveral] = useState<readonly ListingSummary[]>([]);
  function addListing(id: number): void {
    if (ids.includes(id)) setError('Bu ilan karşılaştırmada zaten var.');
    else void navigate({ to: '/karsilastir', search: { ilanlar: [...ids, id].join(',') } });
  }
  const { mutate, isPending } = useMutation({
    mutationFn: findMeant,
    onSuccess: (meant) => {
      if ('id' in meant) return addListing(meant.id);
      const [only, ...more] = meant.listings;
      if (!only) return setError(NOT_FOUND);
      if (more.length === 0) return addListing(only.id);
      return setSeveral(meant.listings);
    },
    onError: (failure) => setError(reasonOf(failure) ?? 'İlan aranamadı. Biraz sonra yeniden deneyin.'),
  });
  function add(event: FormEvent): void {
    event.preventDefault();
    setSeveral([]);
    if (text.trim() === '') setError(NOT_FOUND);
    else if (!isPending) mutate(text.trim());
  }
  return (
    <form onSubmit={add} noValidate className="mt-3 flex flex-wrap items-start gap-2">
      <div className="grow">
        <TextField
          id="eklenecek-ilan"
          label="İhale no, dosya no veya bağlantı"
          hint="İlanda yazdığı gibi: 16900000147, 2026/905 Esas ya da ilanın adresi."
          error={error}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
          maxLength={300}
          autoComplete="off"
        />
      </div>
      <Button type="submit" look="secondary" className="mt-7">
        İlanı ekle
      </Button>
      {several.length > 0 ? (
        <div role="status" className="w-full">
          <p>{`Bu numarayla ${several.length} ilan var. Birini seçin.`}</p>
          <ChoiceList ids={ids} name="Bu numaralı ilanlar" listings={several} />
        </div>
      ) : null}
    </form>
  );
}

const NOT_FOUND =
  'Bu numarayla süren bir ilan bulunamadı. İhale numarasını, dosya numarasını ya da Peyda’daki bağlantıyı yazın.';

/** The latest ones only: the board has the others. */
const MOST_SHOWN = 30;

function SavedChoices({ ids }: Props) {
  const { data = [] } = useQuery(savedAdsQuery(useMember()));
  const others = data.filter(({ propertyId, hasEnded }) => !hasEnded && !ids.includes(propertyId));
  if (others.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">Kaydettikleriniz</h3>
      <ChoiceList
        ids={ids}
        name="Eklenebilecek kaydedilen ilanlar"
        listings={others.slice(0, MOST_SHOWN).map(({ property }) => property)}
      />
    </>
  );
}

function ChoiceList({ ids, name, listings }: Props & { name: string; listings: readonly ListingSummary[] }) {
  return (
    <ul aria-label={name} className="mt-1 divide-y divide-line border-y border-line">
      {listings.map((property) => (
        <li key={property.id}>
          <Choice ids={ids} property={property} />
        </li>
      ))}
    </ul>
  );
}

function Choice({ ids, property }: Props & { property: ListingSummary }) {
  return (
    <Link
      to="/karsilastir"
      search={{ ilanlar: [...ids, property.id].join(',') }}
      className="flex min-h-11 items-center gap-3 py-2 hover:bg-sunk"
    >
      <Plus size={18} aria-hidden="true" className="shrink-0 text-petrol" />
      <span className="sr-only">Ekle:</span>
      <span className="min-w-0 grow break-words">
        <ListingName property={property} fileClass="text-sm text-ink-soft" />
      </span>
    </Link>
  );
}
