import type { AreaOutcomes } from '#shared/outcomes/area-outcomes.ts';
import { SETTLED_AFTER_DAYS } from '#shared/outcomes/outcome-rules.ts';
import { dayText } from '#shared/text/day-text.ts';
import { formatNumber } from '#shared/text/money.ts';
import { FigureList } from './figure-list.tsx';
import { MonthsPart } from './months-part.tsx';
import { outcomeFigures } from './outcome-text.ts';
import { RoundsPart } from './rounds-part.tsx';

/** The results of the place's auctions, including the unknown ones; nothing if none has ended there or nearby. */
export function OutcomesPart({ outcomes }: { outcomes: AreaOutcomes }) {
  const { own, since, until, rate, ratio, months, rounds } = outcomes;
  const hasOwn = own.ended + own.withdrawn > 0;
  if (!hasOwn && !rate && !ratio) return null;
  return (
    <section aria-labelledby="sonuclar" className="mt-12">
      <h2 id="sonuclar" className="text-xl font-bold tracking-tight md:text-2xl">
        Biten ihaleler nasıl sonuçlandı
      </h2>
      <div className="sheet mt-4 p-5">
        <p className="tabular text-sm text-ink-soft">
          {`${dayText(since)} – ${dayText(until)} arasında bitenler. Sonuçlar geç geldiği için son ${SETTLED_AFTER_DAYS} gün sayılmaz.`}
        </p>
        {hasOwn ? <CountList counts={own} /> : <p className="mt-3">Burada bu sürede biten ihale görülmedi.</p>}
        <FigureList figures={outcomeFigures(outcomes)} />
        {months.length > 0 ? <MonthsPart months={months} /> : null}
        <RoundsPart rounds={rounds} own={own} />
        <p className="mt-4 max-w-text text-sm text-ink-soft">
          Kaynakların bildirdiği sonuçlardan hesaplanır. Bildirilmeyen sonuç “bilinmeyen” sayılır.
        </p>
      </div>
    </section>
  );
}

/** The number of auctions by result. */
export function CountList({ counts }: { counts: AreaOutcomes['own'] }) {
  const rows = [
    ['Biten ihale', counts.ended],
    ['Satıldığı bildirilen', counts.sold],
    ['Satılmadığı bildirilen', counts.unsold],
    ['Sonucu bilinmeyen', counts.unknown],
    ['Geri çekilen (ayrıca)', counts.withdrawn],
    ['İkinci ihale', counts.secondRounds],
  ] as const;
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
      {rows.map(([name, count]) => (
        <div key={name}>
          <dt className="text-sm leading-5 text-ink-faint">{name}</dt>
          <dd className="tabular text-lg font-semibold">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
