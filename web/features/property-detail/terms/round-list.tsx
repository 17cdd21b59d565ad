import type { NoticeTime } from '#shared/notice-values.ts';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { Tag } from '#web/ui/tag.tsx';
import { Term } from '../term.tsx';
import { type RoundedProperty, type SaleRound, saleRounds } from './sale-rounds.ts';

const PHASES = { before: 'Başlamadı', running: 'Sürüyor', over: 'Bitti', unknown: undefined } as const;

const said = ({ at, isDayOnly }: NoticeTime) => (isDayOnly ? formatDate(new Date(at)) : formatDateTime(new Date(at)));

/** Phase and dates of both auctions, open to all (D38). */
export function RoundList({ property, now }: { property: RoundedProperty; now: Date }) {
  const rounds = saleRounds(property, now);
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {rounds.map((round) => (
        <li key={round.number} className={round.isOwn ? undefined : 'text-ink-soft'}>
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            <Term name={round.number === 2 ? 'ikinci ihale' : 'birinci ihale'}>{`${round.number}. ihale`}</Term>
            {PHASES[round.phase] ? (
              <Tag hue={round.phase === 'running' ? 'petrol' : 'plain'}>{PHASES[round.phase]}</Tag>
            ) : null}
            <span className="font-normal text-ink-soft">{remarkOf(round, rounds.length > 1)}</span>
          </p>
          <p className="tabular text-ink-soft">{timesOf(round)}</p>
        </li>
      ))}
      {/* Keeps the place of the other auction until the notice's values arrive, so that nothing moves. */}
      {property.noticeValues === undefined && rounds.length === 1 ? <li aria-hidden="true" className="h-11" /> : null}
    </ul>
  );
}

function remarkOf({ number, isOwn, phase }: SaleRound, hasOther: boolean): string | null {
  if (isOwn) return hasOther ? 'bu ilan' : null;
  return number === 2 && phase === 'before' ? 'birincide satılmazsa' : null;
}

function timesOf({ start, end }: SaleRound): string {
  const from = start && `${said(start)}${start.isByLaw ? ' (yasadaki süreye göre)' : ''}`;
  if (from && end) return `${from} – ${said(end)}`;
  if (end) return `Bitiş ${said(end)}`;
  return from ? `Başlangıç ${from}` : 'Tarihi belirtilmemiş';
}
