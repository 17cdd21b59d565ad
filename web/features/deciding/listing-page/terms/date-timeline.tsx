import type { ReactNode } from 'react';
import { type DateKind, type ListingDate, listingDates } from '#shared/law/dates/listing-dates.ts';
import { type DatedListing, type SaleRound, saleRounds } from '#shared/law/dates/sale-rounds.ts';
import { dateText, momentText } from '#shared/law/deadline-texts.ts';
import { PHASE_LABELS } from '#shared/listing-texts/phase-labels.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Tag } from '#web/ui/tag.tsx';
import { Term } from '../term.tsx';

type Props = {
  listing: DatedListing & Pick<ListingSummary, 'roundIsDerived'>;
  now: Date;
  /**
   * Whether bids are still possible. Afterwards the deposit's dates are irrelevant, and an end is not awaited if a sale
   * or a withdrawal has preceded it.
   */
  isOpen: boolean;
};

const PHASES = {
  before: PHASE_LABELS.before,
  running: PHASE_LABELS.running,
  over: 'Bitti',
  unknown: undefined,
} as const;
/** No buyer, or one who does not pay (İİK 115/6). */
const IF_FIRST_FAILS = 'birinci sonuçsuz kalırsa';
const NAMES: Readonly<Record<DateKind, ReactNode>> = {
  start: 'Başlangıç',
  letter: <Term name="teminat mektubu">Teminat mektubu</Term>,
  cash: 'Nakit teminat için son an',
  end: 'Bitiş',
  extension: 'Uzarsa en geç',
  secondRound: 'En geç başlangıç',
};
const DERIVED_NAMES: Partial<Record<DateKind, ReactNode>> = { cash: 'Nakit teminat', end: 'Satış günü' };
const OVER: Partial<Record<DateKind, string>> = { start: 'başladı', end: 'bitti' };

/** Phase and dates of both auctions, open to all (D38): those of the listing's own auction as a timeline. */
export function DateTimeline({ listing, now, isOpen }: Props) {
  const rounds = saleRounds(listing, now);
  const dates = listingDates(listing, now);
  const latest = dates.find(({ kind }) => kind === 'secondRound');
  const hasOther = rounds.length > 1 || latest !== undefined;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {rounds.map((round) => (
        <li key={round.number} className={round.isOwn ? undefined : 'text-ink-soft'}>
          {round.isOwn && listing.roundIsDerived ? (
            <p className="text-ink-soft">Kaçıncı ihale olduğu ilanda yazmıyor.</p>
          ) : (
            <RoundHead
              number={round.number}
              phase={phaseOf(round, isOpen)}
              remark={remarkOf(round, rounds.length > 1)}
            />
          )}
          {round.isOwn ? (
            <RoundDates dates={dates.filter((date) => isShown(date, round, isOpen))} now={now} isOpen={isOpen} />
          ) : (
            <p className="tabular">{timesOf(dates.filter(({ round: number }) => number === round.number))}</p>
          )}
        </li>
      ))}
      {latest ? (
        <li className="text-ink-soft">
          <RoundHead number={2} phase="unknown" remark={IF_FIRST_FAILS} />
          <p className="tabular">{`En geç ${dateText(latest, now).until} başlar (yasadaki süreye göre)`}</p>
        </li>
      ) : null}
      {/* A placeholder for the other auction until the notice's values are loaded, so that nothing moves. */}
      {listing.noticeValues === undefined && !hasOther ? <li aria-hidden="true" className="h-11" /> : null}
    </ul>
  );
}

function isShown({ kind, round }: ListingDate, { number }: SaleRound, isOpen: boolean): boolean {
  return round === number && kind !== 'secondRound' && (isOpen || kind === 'start' || kind === 'end');
}

function remarkOf({ number, isOwn, phase }: SaleRound, hasOther: boolean): string | null {
  if (isOwn) return hasOther ? 'bu ilan' : null;
  return number === 2 && phase === 'before' ? IF_FIRST_FAILS : null;
}

function RoundHead({ number, phase, remark }: Pick<SaleRound, 'number' | 'phase'> & { remark: string | null }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 font-semibold">
      <Term name={number === 2 ? 'ikinci ihale' : 'birinci ihale'}>{`${number}. ihale`}</Term>
      {PHASES[phase] ? <Tag hue={phase === 'running' ? 'petrol' : 'plain'}>{PHASES[phase]}</Tag> : null}
      <span className="font-normal text-ink-soft">{remark}</span>
    </p>
  );
}

function phaseOf({ isOwn, phase }: SaleRound, isOpen: boolean): SaleRound['phase'] {
  return isOwn && !isOpen && phase !== 'over' ? 'unknown' : phase;
}

function RoundDates({ dates, now, isOpen }: { dates: readonly ListingDate[]; now: Date; isOpen: boolean }) {
  if (dates.length === 0) return <p className="text-ink-soft">Tarihi belirtilmemiş</p>;
  return (
    <ol className="mt-2 ml-1">
      {dates.map((date) => (
        <DateRow key={date.kind} date={date} now={now} isOpen={isOpen} />
      ))}
    </ol>
  );
}

function DateRow({ date, now, isOpen }: { date: ListingDate; now: Date; isOpen: boolean }) {
  const { until, left, isOver } = dateText(date, now);
  const { kind, basis, certainty } = date;
  const isDerived = basis === 'derived';
  const isUntold = certainty === 'off' || kind === 'extension' || (!isOpen && !isOver);
  return (
    <li className="relative flex flex-wrap justify-between gap-x-3 border-l-2 border-line pb-2 pl-4 last:border-transparent last:pb-0">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-1.5 -left-[6px] size-2.5 rounded-full border-2',
          isOver ? 'border-line-strong bg-line-strong' : 'border-petrol bg-sheet',
        )}
      />
      <span className="text-ink-soft">{(isDerived && DERIVED_NAMES[kind]) || NAMES[kind]}</span>
      <span className="tabular ml-auto text-right">
        <time
          dateTime={date.until ?? date.at}
          className={classNames('block font-semibold', isOver ? 'text-ink-soft' : 'text-ink')}
        >
          {until}
        </time>
        <span className="block text-ink-soft">
          {[
            kind === 'start' && basis === 'law' ? 'yasadaki süreye göre' : '',
            isUntold ? '' : isOver && !isDerived ? (OVER[kind] ?? left) : left,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
    </li>
  );
}

/** Start and end of an auction in one line. */
function timesOf(dates: readonly ListingDate[]): string {
  const said = (wanted: DateKind) => {
    const date = dates.find(({ kind }) => kind === wanted);
    return date && momentText(new Date(date.at), date.precision);
  };
  const [from, until] = [said('start'), said('end')];
  if (from && until) return `${from} – ${until}`;
  return from ? `Başlangıç ${from}` : `Bitiş ${until}`;
}
