import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { SavedAd } from '#shared/saved-ads.ts';
import { savedAdsQuery } from '#web/features/deciding/saved-ads/index.ts';
import { ListingName } from '#web/features/market/properties/index.ts';
import { useMember } from '#web/features/members/accounts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Plus } from '#web/ui/icons.tsx';
import { readListingId } from './compared-ids.ts';

type Props = { ids: readonly number[] };

/** Puts another listing beside those of the comparison: by its number or link, or one that the member has saved. */
export function MoreListings({ ids }: Props) {
  return (
    <section aria-labelledby="ilan-ekle" className="sheet max-w-text p-4 print:hidden">
      <h2 id="ilan-ekle" className="text-lg font-semibold">
        Başka bir ilan
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
  function add(event: FormEvent): void {
    event.preventDefault();
    const id = readListingId(text);
    if (id === undefined) setError('İlanın numarasını ya da Peyda’daki bağlantısını yazın.');
    else if (ids.includes(id)) setError('Bu ilan karşılaştırmada zaten var.');
    else void navigate({ to: '/karsilastir', search: { ilanlar: [...ids, id].join(',') } });
  }
  return (
    <form onSubmit={add} noValidate className="mt-3 flex items-start gap-2">
      <div className="grow">
        <TextField
          id="eklenecek-ilan"
          label="İlan numarası veya bağlantısı"
          hint="Örneğin 12345; numara, ilan adresinin sonundadır."
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
    </form>
  );
}

/** The latest ones: a member finds the others on the board. */
const MOST_SHOWN = 30;

function SavedChoices({ ids }: Props) {
  const { data = [] } = useQuery(savedAdsQuery(useMember()));
  const others = data.filter(({ propertyId, hasEnded }) => !hasEnded && !ids.includes(propertyId));
  if (others.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">Kaydettikleriniz</h3>
      <ul aria-label="Eklenebilecek kaydedilen ilanlar" className="mt-1 divide-y divide-line border-y border-line">
        {others.slice(0, MOST_SHOWN).map((ad) => (
          <li key={ad.propertyId}>
            <Choice ids={ids} ad={ad} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Choice({ ids, ad: { propertyId, property } }: Props & { ad: SavedAd }) {
  return (
    <Link
      to="/karsilastir"
      search={{ ilanlar: [...ids, propertyId].join(',') }}
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
