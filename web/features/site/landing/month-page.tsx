import { CATEGORY_LABELS } from '#shared/kinds/kinds.ts';
import { ROUND_NAMES } from '#shared/listing-texts/round-text.ts';
import type { MonthlyOutcomes, OutcomeGroup } from '#shared/outcomes/monthly-outcomes.ts';
import { LEAST_ENDED, LEAST_PRICES, monthPath, SETTLED_AFTER_DAYS } from '#shared/outcomes/outcome-rules.ts';
import { secondRoundRate } from '#shared/outcomes/sold-rate.ts';
import { monthText } from '#shared/price-index/index-months.ts';
import { dayText } from '#shared/text/day-text.ts';
import { formatNumber } from '#shared/text/money.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';
import { FigureList } from './figure-list.tsx';
import { monthCrumbs, monthHeading } from './month-head.ts';
import { MonthsPart } from './months-part.tsx';

import { countsText, outcomeFigures, rateText, untoldText } from './outcome-text.ts';

import { CountList } from './outcomes-part.tsx';

const COUNTRY = { level: 'country', name: 'Türkiye', isWidened: false } as const;

/** The results of the country's auctions in a month: figures, kinds, provinces, and how to cite and reuse them. */
export function MonthPage({ outcomes, origin }: { outcomes: MonthlyOutcomes; origin: string }) {
  const { month, all, kinds, rounds, provinces, months, previous, next, asOf } = outcomes;
  return (
    <main id="icerik" className="page pt-4 pb-16">
      <Breadcrumbs crumbs={monthCrumbs(month)} />
      <h1 className="mt-3 text-2xl font-bold tracking-tight md:text-3xl">{monthHeading(month)}</h1>
      <p className="tabular mt-3 max-w-text leading-relaxed text-ink-soft">
        {`${monthText(month)} içinde bitenler, ${dayText(asOf)} gününe kadar bildirilen sonuçlarla. Ay, bitiminden ${SETTLED_AFTER_DAYS} gün sonra yayımlanır; geç bildirilen sonuçlar sayıları sonradan değiştirir.`}
      </p>
      <section aria-label="Türkiye geneli" className="sheet mt-5 p-5">
        <CountList counts={all.counts} />
        <FigureList figures={monthFigures(all)} />
        {months.length > 0 ? <MonthsPart months={months} /> : null}
      </section>
      <Groups
        title="Türlere göre"
        head="Tür"
        rows={kinds.map((kind) => ({ ...kind, name: CATEGORY_LABELS[kind.category] }))}
      />
      {rounds.length > 0 ? (
        <Groups
          title="Birinci ve ikinci ihaleler"
          head="İhale"
          rows={rounds.map((one) => ({ ...one, name: ROUND_NAMES[one.round] }))}
          remark={untoldText(all.counts.untoldRounds)}
        />
      ) : null}
      <Groups title="İllere göre" head="İl" rows={provinces} />
      <Citing outcomes={outcomes} origin={origin} />
      {previous || next ? (
        <LinkArea className="mt-8 flex flex-wrap gap-3">
          {[previous, next].map((other) =>
            other ? (
              <a key={other} href={monthPath(other)} className={buttonClass('secondary')}>
                {monthText(other)}
              </a>
            ) : null,
          )}
        </LinkArea>
      ) : null}
    </main>
  );
}

function monthFigures({ counts, rate, ratio, days, bids }: OutcomeGroup) {
  const secondRounds = secondRoundRate(counts);
  const scope = COUNTRY;
  return outcomeFigures({
    rate: rate && { scope, counts, ...rate },
    ratio: ratio && { scope, ...ratio },
    secondRounds: secondRounds && { scope, counts, ...secondRounds },
    days: days && { scope, ...days },
    bids: bids && { scope, ...bids },
  });
}

type GroupsProps = {
  title: string;
  head: string;
  rows: readonly (OutcomeGroup & { name: string })[];
  remark?: string;
};

const NUMBER = 'px-3 py-1.5 text-right align-top';
/** On phones the counts are below the name, so that the rate stays visible. */
const COUNT = `${NUMBER} whitespace-nowrap max-sm:hidden`;

const HEADS = [
  ['Biten', COUNT],
  ['Satılan', COUNT],
  ['Bilinmeyen', COUNT],
  ['Satılma oranı', NUMBER],
  ['Ortanca bedel oranı', NUMBER],
] as const;

function Groups({ title, head, rows, remark = '' }: GroupsProps) {
  return (
    <div className="mt-10">
      <h2 className="text-xl font-bold tracking-tight md:text-2xl">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keyboard too */}
      <section className="sheet mt-4 overflow-x-auto" aria-label={title} tabIndex={0}>
        <table className="tabular w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="px-3 py-2 text-left font-semibold">
                {head}
              </th>
              {HEADS.map(([name, look]) => (
                <th key={name} scope="col" className={`${look} font-semibold`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, counts, rate, ratio }) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="px-3 py-1.5 text-left font-normal">
                  {name}
                  <span className="block text-xs text-ink-soft sm:hidden">{countsText(counts)}</span>
                </th>
                <td className={COUNT}>{formatNumber(counts.ended)}</td>
                <td className={COUNT}>{formatNumber(counts.sold)}</td>
                <td className={COUNT}>{formatNumber(counts.unknown)}</td>
                <td className={`${NUMBER} whitespace-nowrap`}>{rate ? rateText(rate) : '–'}</td>
                <td className={NUMBER}>{ratio ? `%${ratio.median}` : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-2 max-w-text text-sm text-ink-soft">
        {`Oran yalnızca en az ${LEAST_ENDED} biten ihale, ortanca yalnızca en az ${LEAST_PRICES} satış bedeli varsa verilir.${remark && ` ${remark}`}`}
      </p>
    </div>
  );
}

function Citing({ outcomes: { month, asOf, licence }, origin }: { outcomes: MonthlyOutcomes; origin: string }) {
  return (
    <section aria-labelledby="alinti" className="mt-10 max-w-text">
      <h2 id="alinti" className="text-xl font-bold tracking-tight md:text-2xl">
        Alıntı ve veri
      </h2>
      <p className="mt-3 wrap-anywhere">
        {`Peyda, “${monthHeading(month)}”, ${dayText(asOf)} tarihli sayılar, ${origin}${monthPath(month)}`}
      </p>
      {licence ? (
        <p className="mt-2 text-ink-soft">
          Veri{' '}
          <a href={licence.address} className="font-semibold text-petrol underline">
            {licence.name}
          </a>{' '}
          lisansıyla kullanılabilir.
        </p>
      ) : null}
      {/* A file, not a page: outside `LinkArea`, so that the browser opens it itself. */}
      <a href={`${monthPath(month)}.csv`} className={`${buttonClass('secondary')} mt-4`}>
        <Download size={20} aria-hidden="true" />
        CSV indirin
      </a>
    </section>
  );
}
