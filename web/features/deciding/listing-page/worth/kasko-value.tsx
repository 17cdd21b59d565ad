import { KASKO_CAVEAT, kaskoCertainty, kaskoSource, kaskoText } from '#shared/kasko/kasko-texts.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Lock } from '#web/ui/icons.tsx';

/** The insurers' value of a vehicle, with its source and limits; nothing if it is not certain enough. */
export function KaskoValue({ detail: { kaskoValue: value } }: { detail: ListingDetail }) {
  if (value.state === 'refused') return null;
  return (
    <section aria-labelledby="kasko-degeri" className="mb-8 max-lg:mb-6">
      <h2 id="kasko-degeri" tabIndex={-1} className="scroll-mt-28 text-lg font-semibold">
        Kasko değeri
      </h2>
      <div className="sheet mt-3 flex flex-col gap-2 p-4">
        {value.state === 'locked' ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 max-w-text basis-80 grow text-sm text-ink-soft">
              Bu aracın sigortacıların kasko listesindeki değeri premium üyelikle açılır.
            </p>
            <Button look="secondary" onClick={() => requestUpgrade('lockedField')}>
              <Lock size={18} aria-hidden="true" />
              Kasko değerini aç
            </Button>
          </div>
        ) : (
          <>
            <p className="tabular text-xl font-bold">{kaskoText(value)}</p>
            <p className="max-w-text text-sm text-ink-soft wrap-anywhere">
              {[kaskoSource(value), kaskoCertainty(value)].filter(Boolean).join(' ')}
            </p>
            <p className="max-w-text text-sm text-ink-soft">{KASKO_CAVEAT}</p>
          </>
        )}
      </div>
    </section>
  );
}
