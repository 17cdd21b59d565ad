import type { Landing } from '#shared/landing.ts';
import { feedPath, landingPath } from '#shared/landing-address.ts';
import { monthPath } from '#shared/outcomes/outcome-rules.ts';
import { formatNumber } from '#shared/text/money.ts';
import { ListingBrowser } from '#web/features/deciding/listing-page/index.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Bell, BookOpen, Rss, SlidersHorizontal } from '#web/ui/icons.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';
import { KindLinks } from './kind-links.tsx';
import { landingCrumbs, placeOf } from './landing-head.ts';
import { inPlace, landingHeading, landingSentences, ofPlace, searchAddress } from './landing-text.ts';
import { LateOutcomes } from './late-outcomes.tsx';
import { monthHeading } from './month-head.ts';
import { PlaceLinks } from './place-links.tsx';

type Props = { landing: Landing; renderedAt: number };

/** The page of a place: its auctions in figures and as cards, and links to related places. */
export function LandingPage({ landing, renderedAt }: Props) {
  const now = useNow(renderedAt);
  const { province, total, places, neighbours, properties } = landing;
  const inside = (
    <PlaceLinks
      id="yerler"
      title={province === null ? 'İllere göre ihaleler' : `${ofPlace({ province, district: null })} ilçeleri`}
      places={places}
      emptyLabel={province === null ? 'Şu anda ilanı olmayan iller' : 'Şu anda ilanı olmayan ilçeler'}
    />
  );
  return (
    <main id="icerik" className="page pt-4 pb-16">
      <Breadcrumbs crumbs={landingCrumbs(landing)} />
      <h1 className="mt-3 text-2xl font-bold tracking-tight md:text-3xl">{landingHeading(landing)}</h1>
      <p className="tabular mt-3 max-w-text leading-relaxed text-ink-soft md:text-lg">
        {landingSentences(landing).join(' ')}
      </p>
      {total === 0 ? <NothingHere landing={landing} /> : null}
      <KindLinks landing={landing} />
      {province === null ? inside : null}
      {total > 0 ? (
        <section aria-labelledby="ihaleler" className="mt-10">
          <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
            <h2 id="ihaleler" className="text-xl font-bold tracking-tight md:text-2xl">
              Bitişi en yakın ihaleler
            </h2>
            <LinkArea>
              <a href={searchAddress(landing)} className={buttonClass('quiet')}>
                <SlidersHorizontal size={20} aria-hidden="true" />
                {total > properties.length ? `${formatNumber(total)} ihalenin tümü` : 'Aramada filtreleyin'}
              </a>
            </LinkArea>
          </div>
          <ListingBrowser properties={properties} total={total} now={now} label="Bitişi en yakın ihaleler" />
        </section>
      ) : null}
      <LateOutcomes outcomes={landing.outcomes} />
      {landing.latestMonth ? (
        <LinkArea className="mt-4">
          <a href={monthPath(landing.latestMonth)} className={LINK}>
            {monthHeading(landing.latestMonth)}
          </a>
        </LinkArea>
      ) : null}
      {province === null ? null : inside}
      <PlaceLinks
        id="komsular"
        title={
          neighbours.kind === 'provinces' ? 'Komşu iller' : `${ofPlace({ province, district: null })} diğer ilçeleri`
        }
        places={neighbours.places}
      />
      <GoOn landing={landing} />
    </main>
  );
}

/** What to do if there are no auctions. */
function NothingHere({ landing }: { landing: Landing }) {
  const { province, district } = landing;
  const wider = district !== null && province !== null ? { province } : {};
  return (
    <LinkArea className="sheet mt-5 max-w-text p-5">
      <p>
        Yeni bir ilan çıktığında haber almak için bu aramaya uyarı kurabilir ya da yakındaki ihalelere bakabilirsiniz.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={searchAddress(landing)} className={buttonClass('primary')}>
          <Bell size={20} aria-hidden="true" />
          Uyarı kurun
        </a>
        <a href={landingPath(wider)} className={buttonClass('secondary')}>
          {inPlace({ province: wider.province ?? null, district: null })} ne var?
        </a>
      </div>
    </LinkArea>
  );
}

const LINK = 'inline-flex min-h-8 items-center gap-2 font-semibold text-petrol underline-offset-4 hover:underline';

/** How to follow the place, and what to read before bidding. */
function GoOn({ landing }: { landing: Landing }) {
  return (
    <section aria-labelledby="devam" className="mt-12">
      <h2 id="devam" className="text-xl font-bold tracking-tight md:text-2xl">
        Yeni ilanlar
      </h2>
      <div className="sheet mt-4 grid gap-x-10 gap-y-5 p-5 md:grid-cols-2">
        <div>
          <p className="text-ink-soft">
            Aramanızı kaydedin; uyan yeni bir ihale çıktığında bildirim gelsin. Akış okuyucu kullanıyorsanız yeni
            ilanları oradan da izleyebilirsiniz.
          </p>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            <li>
              <LinkArea>
                <a href={searchAddress(landing)} className={LINK}>
                  <Bell size={18} aria-hidden="true" />
                  Arama uyarısı kurun
                </a>
              </LinkArea>
            </li>
            <li>
              {/* A feed, not a page: outside `LinkArea`, so that the browser opens it itself. */}
              <a href={feedPath(placeOf(landing))} className={LINK}>
                <Rss size={18} aria-hidden="true" />
                Atom akışı
              </a>
            </li>
          </ul>
        </div>
        <div>
          <p className="text-ink-soft">
            Teklif yalnızca UYAP e-Satış üzerinden verilir. Önce bedelin, teminatın ve masrafların ne olduğuna bakın.
          </p>
          <LinkArea>
            <ul className="mt-2 flex flex-wrap gap-x-6">
              {HELP.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className={LINK}>
                    <BookOpen size={18} aria-hidden="true" />
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </LinkArea>
        </div>
      </div>
    </section>
  );
}

const HELP = [
  { href: '/yardim-merkezi/muhammen-bedel', label: 'Muhammen bedel' },
  { href: '/yardim-merkezi/teminat-ve-sureler', label: 'Teminat ve süreler' },
  { href: '/yardim-merkezi/satis-masraflari', label: 'Satış masrafları' },
] as const;
